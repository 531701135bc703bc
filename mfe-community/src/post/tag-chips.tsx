import { CheckIcon, Chip, Icon, PlusIcon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { PostTagFragment } from '../generated/graphql';
import { useTagCommands } from './use-tag-commands';

const Chips = styled.div`display: flex; flex-wrap: wrap; gap: 6px;`;
const Count = styled.span`color: var(--text-3); font-weight: var(--fw-body); font-variant-numeric: tabular-nums;`;

/** Tags to follow, with how often each is used. */
export function TagChips({ tags, label }: { tags: readonly PostTagFragment[]; label: string }) {
  const { toggle } = useTagCommands();
  return (
    <Chips role="group" aria-label={label}>
      {tags.map((tag) => (
        <Chip key={tag.id} on={tag.isFollowed} onClick={() => void toggle(tag)}>
          #{tag.name} <Count>{tag.usageCount.toLocaleString('en')}</Count> <Icon as={tag.isFollowed ? CheckIcon : PlusIcon} size={14} />
        </Chip>
      ))}
    </Chips>
  );
}
