import { eq, inArray } from 'drizzle-orm';
import { users } from '../identity';
import { defineJob } from '../jobs';
import { kindsBy } from './choices';
import { UNMAILED, type NotificationRow } from './notification.queries';
import { notification, notificationSettings } from './notification.table';
import { viewNotification } from './read-notifications';

const MOST_SENTENCES = 10;

/**
 * One mail of what a person has not seen, with what they want to hear of by mail; nothing twice. `day` is theirs, so that a
 * day has one.
 */
export const writeDigest = defineJob<{ userId: string; day: string }>({
  kind: 'write-digest',
  run: async ({ db, mail, config, digestLinks, now }, { userId, day }) => {
    const [found] = await db.read<{ rows: NotificationRow[] }>(UNMAILED, [userId]);
    const wanted = await kindsBy(db.orm, userId, 'mail');
    const told = (found?.rows ?? []).flatMap(viewNotification).filter(({ kind }) => wanted.has(kind));
    await db.transaction(async (tx) => {
      const [person] = await tx.select({ email: users.email, firstname: users.firstname }).from(users).where(eq(users.id, userId))
        .for('update');
      const [settings] = await tx.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
      if (!person?.email || settings?.digest === 'OFF' || settings?.digestDay === day) return;
      await tx.insert(notificationSettings).values({ userId, digestDay: day })
        .onConflictDoUpdate({ target: notificationSettings.userId, set: { digestDay: day } });
      if (told.length === 0) return;
      const token = digestLinks.tokenFor(userId);
      await mail.enqueue(tx, {
        template: 'digest', to: person.email, firstname: person.firstname,
        sentences: told.slice(0, MOST_SENTENCES).map(({ message }) => message), more: Math.max(0, told.length - MOST_SENTENCES),
        link: `${config.publicUrl}/app/explore/notification`,
        settingsLink: `${config.publicUrl}/app/settings/notifications`,
        stopLink: `${config.publicUrl}/auth/digest-off?token=${token}`,
        stopAddress: `${config.publicUrl}/api/v1/notifications/digest-off?token=${token}`,
      });
      await tx.update(notification).set({ mailedAt: now() }).where(inArray(notification.id, told.map(({ id }) => id)));
    });
  },
});
