import type { EntryFragment } from '../generated/graphql';
import { isMuted } from './muting';

/** Last chat first; what one has joined since then is as new as its joining. */
export function byLastChat(entries: readonly EntryFragment[]): EntryFragment[] {
  const time = ({ channel: { lastMessageAt }, joinedAt }: EntryFragment) => (
    lastMessageAt && lastMessageAt > joinedAt ? lastMessageAt : joinedAt
  );
  return entries.toSorted((a, b) => time(b).localeCompare(time(a)));
}

/** What is unread first, each part in its order. */
export function unreadFirst(entries: readonly EntryFragment[]): EntryFragment[] {
  return entries.toSorted((a, b) => Number(b.unread > 0) - Number(a.unread > 0));
}

export interface Unread { messages: number; mentions: number }

/** What is unread and wanted: of a muted channel what mentions the viewer, of a muted conversation of two nothing. */
export function countedIn(entries: readonly EntryFragment[]): Unread {
  return entries.map(countedOf).reduce(
    (sum, { messages, mentions }) => ({ messages: sum.messages + messages, mentions: sum.mentions + mentions }),
    { messages: 0, mentions: 0 },
  );
}

function countedOf(entry: EntryFragment): Unread {
  const { unread, unreadMentions, channel } = entry;
  if (!isMuted(entry)) return { messages: unread, mentions: unreadMentions };
  return channel.kind === 'channel' ? { messages: unreadMentions, mentions: unreadMentions } : { messages: 0, mentions: 0 };
}
