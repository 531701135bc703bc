import { Chip } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Tags = styled.div`
  display: flex; flex: none; flex-wrap: wrap; gap: 6px; max-height: 84px; padding: 10px 14px 2px; overflow: auto;
`;

interface Props { tags: readonly { tag: string; count: number }[]; chosen: readonly string[]; onToggle(tag: string): void }

/** The tags of one's notes: those that are chosen narrow the lists below. */
export function TagFilter({ tags, chosen, onToggle }: Props) {
  if (tags.length === 0) return null;
  return (
    <Tags role="group" aria-label="Notes with a tag">
      {tags.map(({ tag, count }) => <Chip key={tag} on={chosen.includes(tag)} onClick={() => onToggle(tag)}>{`#${tag} ${count}`}</Chip>)}
    </Tags>
  );
}
