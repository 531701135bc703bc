import { BellIcon, BellOffIcon, Menu } from '@heartwood/shared-ui';
import type { ReactElement } from 'react';
import type { EntryFragment } from '../generated/graphql';
import { isMuted, muteChoices } from './muting';
import { useMute } from './use-mute';

/** How long one wants to hear nothing of a conversation; fetched when its button is pressed, and open at once. */
export function MuteMenu({ entry, trigger }: { entry: EntryFragment; trigger: ReactElement }) {
  const mute = useMute();
  const muted = isMuted(entry);
  return (
    <Menu
      defaultOpen trigger={trigger} label="Notifications"
      items={muteChoices(muted).map(
        ({ key, label, until }) => ({ key, label, icon: muted ? BellIcon : BellOffIcon, onSelect: () => mute(entry.id, until) }),
      )}
    />
  );
}
