import type { Services } from '../../request/context';

export const notifiedTopic = (userId: string) => `notified/${userId}`;

/** A new one, or one with one more; read, or gone, in another tab. */
export interface NotificationNotice {
  type: 'NOTIFIED' | 'READ' | 'REMOVED';
  /** Empty with READ: all that there were. */
  ids: readonly string[];
}

/** Tells a person's open tabs. Nothing is kept: a tab that was away loads anew. */
export function tellOfNotifications({ bus, log }: Pick<Services, 'bus' | 'log'>, userId: string, { type, ids }: NotificationNotice): void {
  bus.publish(notifiedTopic(userId), { type, ids })
    .catch((error: unknown) => log.error({ err: error }, 'notifications were not announced; a tab that comes back loads them'));
}
