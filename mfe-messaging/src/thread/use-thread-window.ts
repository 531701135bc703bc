import { createReadable } from '@heartwood/contract';
import { useReadable } from '@heartwood/contract/kit';
import { useEffect, useState } from 'react';
import { useDesk } from '../chat/desk';
import { NOTHING, ThreadWindow, type ThreadView } from './thread-window';

const NO_THREAD = createReadable(NOTHING);

export interface OpenThread {
  view: ThreadView;
  thread: ThreadWindow | null;
}

/** The window onto a channel's history for as long as it is shown. */
export function useThreadWindow(channelId: string | null, isLive: boolean, startAt: number | null): OpenThread {
  const { client, shell } = useDesk();
  const [thread, setThread] = useState<ThreadWindow | null>(null);
  useEffect(() => {
    if (channelId === null) return undefined;
    const opened = new ThreadWindow(client, shell, channelId, startAt);
    setThread(opened);
    return () => {
      opened.stop();
      setThread(null);
    };
  }, [client, shell, channelId, startAt]);
  // Whether one takes part is known later than the thread is asked for, and does not begin it anew.
  useEffect(() => thread?.setLive(isLive), [thread, isLive]);
  return { view: useReadable(thread?.view ?? NO_THREAD), thread };
}
