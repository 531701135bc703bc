import { Avatar, CompanyMark, HashIcon, Icon, Kbd, mobile, PlusIcon } from '@heartwood/shared-ui';
import { Match } from '@heartwood/shared-ui/mentions';
import styled from 'styled-components';
import type { Suggestion } from './use-suggestions';

const Frame = styled.div`
  margin-top: 6px; padding: 6px; border: 1px solid var(--border-2); border-radius: 10px; background: var(--surface);
`;
const Row = styled.div<{ $active: boolean }>`
  display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 0 10px; border-radius: 8px; font-size: 13px; line-height: 17px;
  cursor: pointer;
  ${({ $active }) => ($active ? 'background: var(--surface-hover);' : '')}
  ${mobile} { min-height: 52px; }
`;
const Words = styled.span`
  flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis;
  & > small { display: block; font-size: 12px; line-height: 16px; color: var(--text-2); }
`;
const Note = styled.p`padding: 6px 10px 2px; font-size: 12px; line-height: 17px; color: var(--text-3);`;

interface SuggestionListProps {
  listId: string;
  idOf(index: number): string;
  suggestions: readonly Suggestion[];
  isLoading: boolean;
  query: string;
  sign: '@' | '#';
  active: number;
  onHover(index: number): void;
  onChoose(suggestion: Suggestion): void;
}

/** Who or what fits, in rows under the field. It takes no focus: the field goes on being typed in. */
export function SuggestionList({ listId, idOf, suggestions, isLoading, query, sign, active, onHover, onChoose }: SuggestionListProps) {
  return (
    <Frame>
      <div id={listId} role="listbox" aria-label={sign === '@' ? 'People and companies' : 'Tags'} aria-busy={isLoading || undefined}>
        {suggestions.map((suggestion, index) => (
          <Row
            key={suggestion.key} id={idOf(index)} role="option" aria-label={`${suggestion.name}, ${suggestion.hint}`}
            aria-selected={index === active} $active={index === active}
            onPointerDown={(event) => event.preventDefault()} onPointerMove={() => onHover(index)} onClick={() => onChoose(suggestion)}
          >
            <Lead suggestion={suggestion} />
            <Words><Match text={suggestion.name} query={query.trim()} /><small>{suggestion.hint}</small></Words>
            {index === active ? <Kbd aria-hidden>↵</Kbd> : null}
          </Row>
        ))}
      </div>
      <Note>{suggestions.length === 0
        ? 'Looking …'
        : sign === '@' ? 'Somebody who cannot see the post is not notified.' : 'Arrows choose, Enter takes, Esc keeps the text.'}</Note>
    </Frame>
  );
}

function Lead({ suggestion: { kind, id, name, picture } }: { suggestion: Suggestion }) {
  if (kind === 'person') return <Avatar id={id} name={name} photo={picture} size={28} alt="" />;
  if (kind === 'company') return <CompanyMark id={id} name={name} logo={picture} size={28} />;
  return <Icon as={kind === 'tag' ? HashIcon : PlusIcon} size={16} />;
}
