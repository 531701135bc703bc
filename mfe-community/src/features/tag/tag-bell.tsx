import { BellIcon, BellRingIcon, IconButton } from '@heartwood/shared-ui';
import type { AboutTagQuery } from '../../generated/graphql';
import { usePersonCommands } from '../../person/use-person-commands';

/** Whether one is told of each new post with the tag: of who follows it. */
export function TagBell({ about: { tag, hasBell } }: { about: NonNullable<AboutTagQuery['aboutTag']> }) {
  const { ring } = usePersonCommands();
  if (!tag.isFollowed) return null;
  return (
    <IconButton
      icon={hasBell ? BellRingIcon : BellIcon} label="Notify me" on={hasBell}
      onClick={() => void ring('TAG', { id: tag.id, name: `#${tag.name}` }, !hasBell)}
    />
  );
}
