import { Chips } from '../../person/chips';
import { tagPath } from '../../post/places';

/** Tags that lead to their posts. */
export function TagChips({ tags }: { tags: readonly { id: string; name: string; usageCount: number }[] }) {
  return (
    <Chips>
      {tags.map(({ id, name, usageCount }) => (
        <li key={id}><a href={tagPath(name)}>#{name} {usageCount > 0 ? <span>{usageCount}</span> : null}</a></li>
      ))}
    </Chips>
  );
}
