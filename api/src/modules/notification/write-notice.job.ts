import { eq } from 'drizzle-orm';
import { inCompany } from '@heartwood/contract/domain';
import { users } from '../identity';
import { defineJob } from '../jobs';
import { kindsBy } from './choices';
import { TO_MAIL, type NotificationRow } from './notification.queries';
import { notification } from './notification.table';
import { viewNotification } from './read-notifications';

/** A mail of one thing that does not wait for the digest, unless it was read by then or the person wants none of its kind. */
export const writeNotice = defineJob<{ userId: string; id: string }>({
  kind: 'write-notice',
  run: async ({ db, mail, config, digestLinks, now }, { userId, id }) => {
    const [found] = await db.read<{ row: NotificationRow }>(TO_MAIL, [userId, id]);
    const [told] = found ? viewNotification(found.row) : [];
    if (!told || !(await kindsBy(db.orm, userId, 'mail')).has(told.kind)) return;
    await db.transaction(async (tx) => {
      const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
      const [row] = await tx.select({ mailedAt: notification.mailedAt }).from(notification).where(eq(notification.id, id));
      if (!person?.email || person.isDeleted || person.isBlocked || row?.mailedAt !== null) return;
      const token = digestLinks.tokenFor(userId, told.kind);
      await mail.enqueue(tx, {
        template: 'notice', to: person.email, firstname: person.firstname, sentence: told.message,
        link: config.publicUrl + (told.company ? inCompany(told.path, told.company.id) : told.path),
        settingsLink: `${config.publicUrl}/app/settings/notifications`,
        stopLink: `${config.publicUrl}/auth/digest-off?of=kind&token=${token}`,
        stopAddress: `${config.publicUrl}/api/v1/notifications/digest-off?token=${token}`,
      });
      await tx.update(notification).set({ mailedAt: now() }).where(eq(notification.id, id));
    });
  },
});
