import type { Shell } from '@heartwood/contract';
import type { EntryFragment } from '../generated/graphql';
import { channelPath, MESSAGING, personPath } from './addresses';
import { quickChatOpened } from './quick-chats.model';
import { targetOfEntry } from './target';

/** Below this there are no chats at the foot of a page (design/language: the shell becomes a column). */
const NARROW = '(max-width: 1023.98px)';

/** Whether a chat opens on the messaging page: there, on a phone, and in a partner's panel. */
export function opensThere(shell: Shell): boolean {
  return window.matchMedia(NARROW).matches || shell.nav.location.get().pathname.startsWith(MESSAGING);
}

/** What a toast leads to: at the foot of the page one is on (specification, section 2), or on messaging. */
export function openChat(shell: Shell, entry: EntryFragment | null, messageId?: string): void {
  if (!entry) shell.nav.navigate(MESSAGING);
  else if (!opensThere(shell)) quickChatOpened(targetOfEntry(entry));
  else shell.nav.navigate(entry.person ? personPath(entry.person, messageId) : channelPath(entry.channel, messageId));
}
