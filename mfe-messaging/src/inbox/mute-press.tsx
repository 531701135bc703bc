import { BellIcon, BellOffIcon } from '@heartwood/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { IconPress } from '../chat/icon-press';
import type { EntryFragment } from '../generated/graphql';
import { isMuted } from './muting';

const MuteMenu = lazy(() => import('./mute-menu').then((module) => ({ default: module.MuteMenu })));

/** The bell of one conversation: whether one is told of it, and for how long not. */
export function MutePress({ entry, name, small = false }: { entry: EntryFragment; name: string; small?: boolean }) {
  const [wantsMenu, setWantsMenu] = useState(false);
  const muted = isMuted(entry);
  const press = (
    <IconPress small={small} icon={muted ? BellOffIcon : BellIcon} label={muted ? `Notifications of ${name}: muted` : `Notifications of ${name}`} aria-haspopup="menu" onClick={() => setWantsMenu(true)} />
  );
  return wantsMenu ? <Suspense fallback={press}><MuteMenu entry={entry} trigger={press} /></Suspense> : press;
}
