import { BellIcon, BellOffIcon, latePart } from '@heartwood/shared-ui';
import { useState } from 'react';
import { IconPress } from '../chat/icon-press';
import type { EntryFragment } from '../generated/graphql';
import { isMuted } from './muting';

const MuteMenu = latePart(() => import('./mute-menu').then((part) => part.MuteMenu));

/** The bell of one conversation: whether one is told of it, and for how long not. */
export function MutePress({ entry, name, small = false }: { entry: EntryFragment; name: string; small?: boolean }) {
  const [wantsMenu, setWantsMenu] = useState(false);
  const muted = isMuted(entry);
  const press = (
    <IconPress
      small={small} icon={muted ? BellOffIcon : BellIcon} label={muted ? `Notifications of ${name}: muted` : `Notifications of ${name}`}
      aria-haspopup="menu" onClick={() => setWantsMenu(true)}
    />
  );
  return wantsMenu ? <MuteMenu fallback={press} entry={entry} trigger={press} /> : press;
}
