import type { EntryFragment } from '../generated/graphql';

/** Last chat first; what one has joined since then is as new as its joining. */
export function byLastChat(entries: readonly EntryFragment[]): EntryFragment[] {
  const time = ({ channel: { lastMessageAt }, joinedAt }: EntryFragment) => (lastMessageAt && lastMessageAt > joinedAt ? lastMessageAt : joinedAt);
  return entries.toSorted((a, b) => time(b).localeCompare(time(a)));
}

/** What is unread first, each part in its order. */
export function unreadFirst(entries: readonly EntryFragment[]): EntryFragment[] {
  return entries.toSorted((a, b) => Number(b.unread > 0) - Number(a.unread > 0));
}

export interface Unread { messages: number; mentions: number }

export function unreadOf(entries: readonly Pick<EntryFragment, 'unread' | 'unreadMentions'>[]): Unread {
  return entries.reduce((sum, { unread, unreadMentions }) => ({ messages: sum.messages + unread, mentions: sum.mentions + unreadMentions }), { messages: 0, mentions: 0 });
}
