import { BellIcon, BellOffIcon, Menu } from '@heartwood/shared-ui';
import { IconPress } from '../chat/icon-press';
import type { EntryFragment } from '../generated/graphql';
import { isMuted, muteChoices } from './muting';
import { useMute } from './use-mute';

/** The bell of one conversation: whether one is told of it, and for how long not. */
export function MutePress({ entry, name, small = false }: { entry: EntryFragment; name: string; small?: boolean }) {
  const mute = useMute();
  const muted = isMuted(entry);
  const label = muted ? `Notifications of ${name}: muted` : `Notifications of ${name}`;
  return (
    <Menu
      label="Notifications" trigger={<IconPress small={small} icon={muted ? BellOffIcon : BellIcon} label={label} />}
      items={muteChoices(muted).map((choice) => ({
        key: choice.key, label: choice.label, icon: muted ? BellIcon : BellOffIcon, onSelect: () => mute(entry.id, choice.until),
      }))}
    />
  );
}
