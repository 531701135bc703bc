import { keepSubscription } from '@heartwood/client-kit/graphql';
import { useShell } from '@heartwood/contract/kit';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from 'urql';

/** Calls when the person is told something of an event that they come to; its code comes after the first picture. */
export function useEventNews(onNews: () => void): void {
  const client = useClient();
  const shell = useShell();
  const told = useEffectEvent(onNews);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    void import('../../generated/event-news.document').then(({ EventNewsDocument: document }) => {
      if (isOver) return;
      const news = keepSubscription(client, shell, {
        document, variables: () => ({}),
        onData: ({ notificationStream: { type, notification } }) => {
          if (type === 'NOTIFIED' && notification?.kind === 'EVENT') told();
        },
      });
      stop = news.stop;
      // Without it the calendar asks once a minute.
    }).catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, shell]);
}
