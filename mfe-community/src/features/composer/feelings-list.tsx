import { FEELINGS } from '@heartwood/contract/domain';
import { CheckIcon, Icon, mobile, SearchField, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';

const Two = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 2px; max-height: 330px; margin-top: 6px; overflow-y: auto;`;
const Feeling = styled.button<{ $on: boolean }>`
  display: flex; align-items: center; gap: 10px; min-height: 36px; padding: 0 8px; border: 0; border-radius: 8px;
  background: ${({ $on }) => ($on ? 'var(--surface-selected)' : 'none')}; color: var(--text); font: inherit; font-size: 13px;
  text-align: left; cursor: pointer;
  font-weight: ${({ $on }) => ($on ? 'var(--fw-semi)' : 'var(--fw-medium)')};
  &:hover { background: var(--surface-hover); } &:focus-visible { outline-offset: -2px; }
  & > b { font-size: 17px; font-weight: 400; } & > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  ${mobile} { min-height: 44px; }
`;
const Note = styled(Text)`padding: 8px 8px 4px;`;

export interface FeelingsListProps { value: string | null; onChange(feeling: string | null): void }

/** About 120 words with an emoji, in two columns. The chosen one stands first; a click on it clears it. */
export function FeelingsList({ value, onChange }: FeelingsListProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  // Where it was chosen from it does not jump to the top under the pointer.
  const [first] = useState(value);
  const all = [...FEELINGS].sort(([a], [b]) => Number(b === first) - Number(a === first));
  const found = all.filter(([word]) => word.includes(wanted));
  return (
    <div>
      <SearchField
        aria-label="Search feelings" placeholder={`Search ${FEELINGS.length} feelings`} value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Two role="group" aria-label="Feelings">
        {found.map(([word, emoji]) => (
          <Feeling
            key={word} type="button" $on={word === value} aria-pressed={word === value}
            onClick={() => onChange(word === value ? null : word)}
          >
            <b aria-hidden>{emoji}</b><span>{word}</span>{word === value ? <Icon as={CheckIcon} size={14} /> : null}
          </Feeling>
        ))}
      </Two>
      <Note as="p" size="small" tone="2" role="status">
        {found.length === 0
          ? 'No matches'
          : `${wanted === '' ? '' : `${found.length} of ${FEELINGS.length}. `}Click the chosen one again to clear it.`}
      </Note>
    </div>
  );
}
