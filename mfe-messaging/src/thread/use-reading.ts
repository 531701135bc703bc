import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDesk } from '../chat/desk';
import { isLookedAt, threadLeft, threadShown } from '../chat/looking';
import { MarkChannelReadDocument, MarkConversationReadDocument, type EntryFragment, type MessageFragment } from '../generated/graphql';

/** Marking waits this long, so that a burst is one request. */
const SETTLE = 250;

/**
 * Where the viewer had read up to when the thread was opened (for its "New" line), and marking as read what comes while
 * they look at its end. A message marked as unread stays so until the thread is opened again.
 */
export function useReading(entry: EntryFragment | null, newest: MessageFragment | undefined, isAtEnd: boolean): { readUpTo: number | null; markRead(): void; keepUnread(): void } {
  const { client, self } = useDesk();
  const [readUpTo, setReadUpTo] = useState<{ channelId: string; seq: number } | null>(null);
  const [isKept, setKept] = useState(false);
  const [looks, setLooks] = useState(0);
  const channelId = entry?.channel.id ?? null;
  const userId = entry?.person?.id ?? null;
  const isPersonal = entry?.channel.kind === 'personal';

  useEffect(() => {
    if (channelId === null) return undefined;
    threadShown(channelId);
    return () => void threadLeft(channelId);
  }, [channelId]);
  // Coming back to the window is looking at it again.
  useEffect(() => {
    const look = () => setLooks((count) => count + 1);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  if (entry && readUpTo?.channelId !== entry.channel.id) {
    setReadUpTo({ channelId: entry.channel.id, seq: entry.lastReadSeq });
    setKept(false);
  }
  // What comes before the viewer's eyes is not new to them, and who answers has read what stands there.
  const before = useRef<{ channelId: string; seq: number } | null>(null);
  const newestAt = newest?.seq ?? null;
  const isOwn = newest?.author?.id === self.id;
  useLayoutEffect(() => {
    if (channelId === null || newestAt === null) return;
    const last = before.current;
    before.current = { channelId, seq: newestAt };
    if (last?.channelId !== channelId || newestAt <= last.seq) return;
    const isWatched = isAtEnd && !isKept && isLookedAt(channelId);
    setReadUpTo((upTo) => (upTo && (isOwn || (isWatched && upTo.seq >= last.seq)) ? { channelId, seq: newestAt } : upTo));
  }, [channelId, newestAt, isOwn, isAtEnd, isKept]);

  const isUnread = entry !== null && (entry.unread > 0 || entry.isMarkedUnread);
  const newestId = newest?.id ?? null;
  useEffect(() => {
    if (!isUnread || isKept || !isAtEnd || newestId === null || channelId === null) return undefined;
    const timer = setTimeout(() => {
      if (!isLookedAt(channelId)) return;
      if (isPersonal && userId !== null) void client.mutation(MarkConversationReadDocument, { userId, lastMessageId: newestId }).toPromise();
      else void client.mutation(MarkChannelReadDocument, { channelId, lastMessageReadId: newestId }).toPromise();
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [client, isUnread, isKept, isAtEnd, newestId, channelId, userId, isPersonal, looks]);

  const markRead = () => {
    setKept(false);
    if (newest) setReadUpTo({ channelId: newest.channelId, seq: newest.seq });
    if (channelId === null || newestId === null) return;
    if (isPersonal && userId !== null) void client.mutation(MarkConversationReadDocument, { userId, lastMessageId: newestId }).toPromise();
    else void client.mutation(MarkChannelReadDocument, { channelId, lastMessageReadId: newestId }).toPromise();
  };
  return { readUpTo: readUpTo?.seq ?? null, markRead, keepUnread: () => setKept(true) };
}
