import { eq } from 'drizzle-orm';
import { defineJob } from '../jobs';
import { notify } from '../notification';
import { aboutEvent } from './about-event';
import { event } from './event.table';
import { mailEvent } from './mail-event.job';
import { holdEvent, whoHears } from './places';

/**
 * Tells whoever comes or waits that an event has changed or is cancelled: once for each change, by notification and in their calendar.
 * Nobody who does not see it any more.
 */
export const tellAttendees = defineJob<{ eventId: string; actorId: string }>({
  kind: 'tell-attendees',
  run: async (services, { eventId, actorId }) => {
    await services.db.transaction(async (tx) => {
      const row = await holdEvent(tx, eventId);
      if (!row || row.toldSequence >= row.sequence) return;
      const people = await whoHears(tx, eventId, ['GOING', 'OFFERED', 'WAITING']);
      const type = row.isDeleted ? 'EVENT_CANCELLED' : 'EVENT_CHANGED';
      await notify(tx, services, { ...aboutEvent(row), actorId, to: people.map(({ userId }) => userId), type });
      await services.jobs.enqueueMany(tx, mailEvent, people.filter(({ state }) => state === 'GOING').map(({ userId }) => (
        { key: `${eventId}:${userId}`, payload: { eventId, userId } }
      )), { replace: true });
      await tx.update(event).set({ toldSequence: row.sequence }).where(eq(event.id, eventId));
    });
  },
});
