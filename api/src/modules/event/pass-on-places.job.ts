import { offerEnds } from '@heartwood/contract/domain';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { defineJob } from '../jobs';
import { notify } from '../notification';
import { aboutEvent } from './about-event';
import type { EventRecord } from './enter-event';
import { eventAttendee } from './event.table';
import { countStates, freePlaces, holdEvent, MAY_HEAR, type Teller } from './places';

const { eventId, attendeeId, state, line, offeredUntil } = eventAttendee;

/** As an offer ends: the place goes to the next in line. */
export const passOnPlaces = defineJob<{ eventId: string }>({
  kind: 'pass-on-places',
  run: async (services, { eventId: id }): Promise<void> => {
    await services.db.transaction(async (tx) => {
      const row = await holdEvent(tx, id);
      if (row) await settlePlaces(tx, services, row);
    });
  },
});

/**
 * Offers what is free to the first in line, after taking back what was offered for long enough: who let an offer go is in the line no
 * more. Who doesn't see the event, as whoever made it was banned, keeps their place in the line. Within two hours of the start nothing is
 * offered, and a free place is anybody's. For who holds the event's row.
 */
export async function settlePlaces(tx: Db, services: Teller, row: EventRecord): Promise<void> {
  const now = services.now();
  await tx.update(eventAttendee).set({ state: 'LEFT', offeredUntil: null })
    .where(and(eq(eventId, row.id), eq(state, 'OFFERED'), lte(offeredUntil, now)));
  const counts = await countStates(tx, row.id);
  const until = row.isDeleted ? null : offerEnds(now, row.startsAt);
  const free = freePlaces(row, counts);
  if (until !== null && free > 0 && counts.WAITING > 0) {
    const first = await tx.select({ attendeeId }).from(eventAttendee).where(and(eq(eventId, row.id), eq(state, 'WAITING'), MAY_HEAR))
      .orderBy(asc(line)).limit(Math.min(free, counts.WAITING));
    const ids = first.map((each) => each.attendeeId);
    await tx.update(eventAttendee).set({ state: 'OFFERED', offeredUntil: until })
      .where(and(eq(eventId, row.id), inArray(attendeeId, ids)));
    await notify(tx, services, { ...aboutEvent(row), actorId: null, to: ids, type: 'EVENT_PLACE' });
  }
  const [next] = await tx.select({ at: sql<string | null>`min(${offeredUntil})` }).from(eventAttendee)
    .where(and(eq(eventId, row.id), eq(state, 'OFFERED')));
  if (next?.at != null) {
    await services.jobs.enqueue(tx, passOnPlaces, { key: row.id, payload: { eventId: row.id }, runAt: new Date(next.at), replace: true });
  }
}
