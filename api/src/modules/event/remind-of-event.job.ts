import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { defineJob } from '../jobs';
import { notify } from '../notification';
import { aboutEvent } from './about-event';
import type { EventRecord } from './enter-event';
import { eventAttendee } from './event.table';
import { holdEvent, MAY_HEAR, type Teller } from './places';

interface Reminder { eventId: string; userId: string; minutes: number; startsAt: string }

/** From so many minutes on a reminder is a mail, too: those that come just before are for who has the product at hand. */
const MAIL_FROM_MINUTES = 60;

/**
 * Reminds one person once; nobody who left meanwhile, wants it no more or sees it no more, and nobody of a start that has moved or is past.
 */
export const remindOfEvent = defineJob<Reminder>({
  kind: 'remind-of-event',
  run: async (services, { eventId, userId, minutes, startsAt }) => {
    await services.db.transaction(async (tx) => {
      const row = await holdEvent(tx, eventId);
      if (!row || row.isDeleted || row.startsAt.toISOString() !== startsAt || row.startsAt <= services.now()) return;
      const told = await tx.update(eventAttendee).set({ reminded: sql`array_append(${eventAttendee.reminded}, ${minutes})` }).where(and(
        eq(eventAttendee.eventId, eventId), eq(eventAttendee.attendeeId, userId), eq(eventAttendee.state, 'GOING'),
        sql`${minutes} = any(${eventAttendee.reminders}) and not ${minutes} = any(${eventAttendee.reminded})`, MAY_HEAR,
      )).returning({ userId: eventAttendee.attendeeId });
      const type = minutes < MAIL_FROM_MINUTES ? 'EVENT_SOON' : 'EVENT_REMINDED';
      await notify(tx, services, { ...aboutEvent(row, { minutes }), actorId: null, to: told.map((each) => each.userId), type });
    });
  },
});

/** Asks for the reminders of these people that are still ahead; one that is asked for already is moved to the start as it is now. */
export async function planReminders(
  tx: Db, { jobs, now }: Teller, row: EventRecord, people: readonly { attendeeId: string; reminders: readonly number[] }[],
): Promise<void> {
  const startsAt = row.startsAt.toISOString();
  const asked = people.flatMap(({ attendeeId: userId, reminders }) => reminders.map((minutes) => ({
    key: `${row.id}:${userId}:${minutes}`,
    payload: { eventId: row.id, userId, minutes, startsAt },
    runAt: new Date(row.startsAt.getTime() - minutes * 60_000),
  })));
  await jobs.enqueueMany(tx, remindOfEvent, asked.filter(({ runAt }) => runAt > now()), { replace: true });
}
