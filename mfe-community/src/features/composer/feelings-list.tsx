import { FEELINGS } from '@heartwood/contract/domain';
import { CheckIcon, Icon, isComposing, mobile, SearchField, Text } from '@heartwood/shared-ui';
import { useRef, useState, type KeyboardEvent } from 'react';
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

/** How far an arrow goes in two columns. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 2, ArrowUp: -2 };

/**
 * About 120 words with an emoji, in two columns. The chosen one stands first; a click on it clears it. Arrows go about in them, Enter takes
 * the first that is found.
 */
export function FeelingsList({ value, onChange }: FeelingsListProps) {
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  // Where it was chosen from it does not jump to the top under the pointer.
  const [first] = useState(value);
  const all = [...FEELINGS].sort(([a], [b]) => Number(b === first) - Number(a === first));
  const found = all.filter(([word]) => word.includes(wanted));
  const grid = useRef<HTMLDivElement>(null);
  const goTo = (index: number) => grid.current?.querySelectorAll('button')[index]?.focus();
  const inSearch = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      goTo(0);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (wanted !== '' && found[0]) onChange(found[0][0]);
    }
  };
  const inGrid = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const at = [...grid.current?.querySelectorAll('button') ?? []].findIndex((button) => button === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    if (at + step < 0) search.current?.focus();
    else goTo(Math.min(at + step, found.length - 1));
  };
  return (
    <div>
      <SearchField
        ref={search} aria-label="Search feelings" placeholder={`Search ${FEELINGS.length} feelings`} value={typed}
        onChange={({ target }) => setTyped(target.value)} onKeyDown={inSearch}
      />
      <Two ref={grid} role="group" aria-label="Feelings" onKeyDown={inGrid}>
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
