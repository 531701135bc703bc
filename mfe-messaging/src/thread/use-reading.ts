import { onLineBack } from '@heartwood/client-kit/keys';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDesk } from '../chat/desk';
import { isLookedAt, threadAttended, threadLeft, threadShown, threadUnattended } from '../chat/looking';
import { MarkChannelReadDocument, MarkConversationReadDocument, type EntryFragment, type MessageFragment } from '../generated/graphql';

/** Marking waits this long, so that a burst is one request. */
const SETTLE = 250;

/** How a thread was found when it was opened. */
interface Opened {
  channelId: string;
  /** Seq that had been read: the "New" line stands below it. */
  readUpTo: number;
  /** The latest message there was: opening marks as read up to it (specification, section 4). */
  latest: Pick<MessageFragment, 'id' | 'seq'> | null;
}

export interface Reading {
  readUpTo: number | null;
  markRead(): void;
  keepUnread(): void;
}

/**
 * Where the viewer had read up to when the thread was opened (for its "New" line), and marking as read: what was there when
 * it was opened, and what comes while they look at its end. A message marked as unread stays so until the thread is opened again.
 * @param isAttended the person is at this thread, and not elsewhere on the page
 * @param newest the newest message of the channel; undefined while the thread shows only what is older
 */
export function useReading(
  entry: EntryFragment | null, newest: MessageFragment | undefined, isAtEnd: boolean, isAttended: boolean,
): Reading {
  const { client, self } = useDesk();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isKept, setKept] = useState(false);
  const looks = useLooks();
  const channelId = entry?.channel.id ?? null;
  const userId = entry?.person?.id ?? null;
  const isPersonal = entry?.channel.kind === 'personal';

  useEffect(() => {
    if (channelId === null) return undefined;
    threadShown(channelId);
    return () => void threadLeft(channelId);
  }, [channelId]);
  useEffect(() => {
    if (channelId === null || !isAttended) return undefined;
    threadAttended(channelId);
    return () => void threadUnattended(channelId);
  }, [channelId, isAttended]);
  if (entry && opened?.channelId !== entry.channel.id) {
    setOpened({ channelId: entry.channel.id, readUpTo: entry.lastReadSeq, latest: entry.lastMessages.at(-1) ?? null });
    setKept(false);
  }
  // What comes before the viewer's eyes is not new to them, and who answers has read what stands there.
  const before = useRef<{ channelId: string; seq: number } | null>(null);
  const newestAt = newest?.seq ?? null;
  const isOwn = newest?.author?.id === self.id;
  const wasEmpty = opened !== null && opened.latest === null;
  useLayoutEffect(() => {
    if (channelId === null || newestAt === null) return;
    // In a conversation where nothing was said the first message comes before the viewer's eyes, too.
    const last = before.current?.channelId === channelId ? before.current : wasEmpty ? { seq: 0 } : null;
    before.current = { channelId, seq: newestAt };
    if (last === null || newestAt <= last.seq) return;
    const isWatched = isAtEnd && !isKept && isLookedAt(channelId);
    setOpened((was) => (was && (isOwn || (isWatched && was.readUpTo >= last.seq)) ? { ...was, readUpTo: newestAt } : was));
  }, [channelId, newestAt, isOwn, isAtEnd, isKept, wasEmpty]);

  const seen = isAtEnd && newest ? newest : opened?.latest;
  const isUnread = entry !== null && seen != null && (entry.lastReadSeq < seen.seq || entry.isMarkedUnread);
  const seenId = seen?.id ?? null;
  useEffect(() => {
    if (!isUnread || isKept || seenId === null || channelId === null) return undefined;
    const timer = setTimeout(() => {
      if (!isLookedAt(channelId)) return;
      if (isPersonal && userId !== null) void client.mutation(MarkConversationReadDocument, { userId, lastMessageId: seenId }).toPromise();
      else void client.mutation(MarkChannelReadDocument, { channelId, lastMessageReadId: seenId }).toPromise();
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [client, isUnread, isKept, seenId, channelId, userId, isPersonal, looks, isAttended]);

  const markRead = () => {
    const latest = newest ?? entry?.lastMessages.at(-1);
    setKept(false);
    if (channelId !== null && latest) setOpened({ channelId, readUpTo: latest.seq, latest });
  };
  return { readUpTo: opened?.readUpTo ?? null, markRead, keepUnread: () => setKept(true) };
}

/** Counts up whenever what is shown is to be marked anew: the viewer came back to the window, or the network came back. */
function useLooks(): number {
  const { shell } = useDesk();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = () => setLooks((count) => count + 1);
    const stop = onLineBack(shell, look);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [shell]);
  return looks;
}
