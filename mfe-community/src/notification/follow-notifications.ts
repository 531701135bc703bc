import { keepSubscription } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import type { Client } from '@urql/core';
import { NotificationEventsDocument, NotificationsAnewDocument, NotificationsDocument } from '../generated/graphql';
import { PAGE } from './notification.cache';
import { cameLive, isListShown, notified, settled } from './stream-events';

/** What the server gives at once. */
const MOST = 100;

/**
 * The one stream of what the person is told. The cache takes its events; here it is opened and kept, and the list that is on
 * screen is loaded anew whenever something may have been missed: nothing is kept for who was away.
 */
export function followNotifications(client: Client, shell: Pick<Shell, 'events'>): () => void {
  const reload = () => {
    const known = client.readQuery(NotificationsDocument, {}, { requestPolicy: 'cache-only' })?.data?.notifications.nodes.length ?? 0;
    const first = Math.min(MOST, Math.max(PAGE, known));
    void client.query(NotificationsAnewDocument, { first }, { requestPolicy: 'network-only' }).toPromise();
  };

  return keepSubscription(client, shell, {
    document: NotificationEventsDocument,
    variables: () => ({}),
    onData: ({ notificationStream: event }) => {
      if (event.type === 'HELLO') cameLive();
      if (event.type === 'HELLO' && isListShown()) reload();
      if (event.type === 'NOTIFIED' && event.notification && !event.isQuiet) notified(event.notification);
      if (event.type === 'CHANGED' && event.notification?.read) settled([event.notification.id]);
      if (event.type === 'READ') settled(event.ids.length > 0 ? event.ids : null);
      if (event.type === 'REMOVED') settled(event.ids);
    },
  }).stop;
}
