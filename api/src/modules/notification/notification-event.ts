import { announce, type Announcer } from '../../events/announce';

export const notifiedTopic = (userId: string) => `notified/${userId}`;

/** A new one, or one with one more; read, gone, or otherwise than it was, by what was done in another tab. */
export interface NotificationNotice {
  type: 'NOTIFIED' | 'READ' | 'REMOVED' | 'CHANGED';
  /** Empty with READ: all that there were. */
  ids: readonly string[];
}

/** Tells a person's open tabs. Nothing is kept: a tab that was away loads anew. */
export function tellOfNotifications(services: Announcer, userId: string, { type, ids }: NotificationNotice): void {
  void announce(services, notifiedTopic(userId), { type, ids });
}
