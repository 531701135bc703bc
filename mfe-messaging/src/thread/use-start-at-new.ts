import { useLayoutEffect, useRef } from 'react';
import type { ThreadView, ThreadWindow } from './thread-window';

/**
 * A thread begins where the viewer left off, also when that lies further up than its newest page: it goes there once, as soon
 * as something unread is there.
 * @param readUpTo seq up to which the viewer had read when the thread was opened
 */
export function useStartAtNew(thread: ThreadWindow | null, { messages, anchor }: ThreadView, readUpTo: number | null): void {
  const begun = useRef<ThreadWindow | null>(null);
  const first = messages[0]?.seq;
  const last = messages.at(-1)?.seq;
  // Before anything of the newest page is seen.
  useLayoutEffect(() => {
    if (!thread || begun.current === thread || readUpTo === null || first === undefined || last === undefined || last <= readUpTo) return;
    begun.current = thread;
    // Who follows a link wants its message.
    if (anchor === null && first > readUpTo + 1) thread.jumpTo(readUpTo + 1);
  }, [thread, anchor, readUpTo, first, last]);
}
