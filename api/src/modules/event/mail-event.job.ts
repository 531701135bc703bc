import { and, eq } from 'drizzle-orm';
import { users } from '../identity';
import { defineJob } from '../jobs';
import { kindsBy } from '../notification';
import { eventInvitation, whenWords } from './event-calendar';
import { eventAttendee } from './event.table';
import { holdEvent, MAY_HEAR } from './places';

/**
 * Tells the calendar of one person by mail what is true now: that they attend, where and when, or that it is off for them. Once for
 * each state: what was mailed last is written with the mail. Nobody is told that something is off that they never were told of, nor of
 * one that they don't see.
 */
export const mailEvent = defineJob<{ eventId: string; userId: string }>({
  kind: 'mail-event',
  run: async ({ db, mail, config, digestLinks }, { eventId, userId }): Promise<void> => {
    if (!(await kindsBy(db.orm, userId, 'mail')).has('EVENT')) return;
    await db.transaction(async (tx) => {
      const row = await holdEvent(tx, eventId);
      const mine = and(eq(eventAttendee.eventId, eventId), eq(eventAttendee.attendeeId, userId));
      const [attendee] = await tx.select().from(eventAttendee).where(and(mine, MAY_HEAR));
      const [person] = await tx.select().from(users).where(eq(users.id, userId));
      if (!row || !attendee || !person?.email || person.isDeleted || person.isBlocked) return;
      const isOff = row.isDeleted || attendee.state !== 'GOING';
      const [, before] = /^REQUEST:(\d+)$/.exec(attendee.mailed ?? '') ?? [];
      if (isOff ? before === undefined : before === String(row.sequence)) return;
      const token = digestLinks.tokenFor(userId, 'EVENT');
      const [, from = config.mailFrom] = /<([^>]+)>/.exec(config.mailFrom) ?? [];
      const calendar = eventInvitation(row, { publicUrl: config.publicUrl, from, to: person.email, isOff });
      await mail.enqueue(tx, {
        template: 'event', to: person.email, firstname: person.firstname, eventName: row.name, when: whenWords(row),
        where: row.location ?? '',
        news: newsOf({ isOff, isCancelled: row.isDeleted, isChange: before !== undefined }), calendar,
        link: `${config.publicUrl}/app/events/${eventId}`,
        settingsLink: `${config.publicUrl}/app/settings/notifications`,
        stopLink: `${config.publicUrl}/auth/digest-off?of=kind&token=${token}`,
        stopAddress: `${config.publicUrl}/api/v1/notifications/digest-off?token=${token}`,
      });
      await tx.update(eventAttendee).set({ mailed: `${calendar.method}:${row.sequence}` }).where(mine);
    });
  },
});

function newsOf({ isOff, isCancelled, isChange }: { isOff: boolean; isCancelled: boolean; isChange: boolean }) {
  if (isOff) return isCancelled ? 'CANCELLED' : 'LEFT';
  return isChange ? 'CHANGED' : 'GOING';
}
