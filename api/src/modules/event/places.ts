import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Services } from '../../request/context';
import type { EventRecord } from './enter-event';
import { eventForSql } from './event.queries';
import { event, eventAttendee, type AttendanceState } from './event.table';

export type Teller = Pick<Services, 'bus' | 'log' | 'jobs' | 'now' | 'config'>;

const { eventId, state } = eventAttendee;

/** Whether the person of a row of attendees may hear of its event: not while who made it is banned, or is apart from them. */
export const MAY_HEAR = sql.raw(`exists (
  select from event e
  left join company c on c.id = e.company_id
  where e.id = event_attendee.event_id and ${eventForSql('event_attendee.attendee_id')})`);

/** Who is in one of the states and may hear of the event. */
export const whoHears = (tx: Db, id: string, states: AttendanceState[]) => (
  tx.select({ userId: eventAttendee.attendeeId, state }).from(eventAttendee).where(and(eq(eventId, id), inArray(state, states), MAY_HEAR))
);

/** How many there are of each. */
export async function countStates(tx: Db, id: string): Promise<Record<AttendanceState, number>> {
  const rows = await tx.select({ state, count: sql<number>`count(*)::int` }).from(eventAttendee).where(eq(eventId, id)).groupBy(state);
  const found = Object.fromEntries(rows.map((row) => [row.state, row.count]));
  return { GOING: 0, OFFERED: 0, WAITING: 0, INVITED: 0, LEFT: 0, ...found };
}

/** Places that nobody has and that are kept for nobody; `Infinity` where they are not counted. */
export const freePlaces = ({ capacity }: Pick<EventRecord, 'capacity'>, { GOING, OFFERED }: Record<AttendanceState, number>) => (
  capacity === null ? Infinity : Math.max(0, capacity - GOING - OFFERED)
);

/** The event's row, held until the commit; undefined when it is gone. */
export async function holdEvent(tx: Db, id: string): Promise<EventRecord | undefined> {
  const [row] = await tx.select().from(event).where(eq(event.id, id)).for('update');
  return row;
}
