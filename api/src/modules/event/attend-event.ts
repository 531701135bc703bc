import { DEFAULT_REMINDERS, EVENT_LIMITS, offerEnds } from '@heartwood/contract/domain';
import { and, eq, sql } from 'drizzle-orm';
import { bound } from '../../db/bound';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict, forbidden, invalid } from '../../request/errors';
import { daysFrom } from '../../text/days';
import { companiesOfSql } from '../company';
import { notify } from '../notification';
import { apartFromSql } from '../reach';
import { findableSql } from '../social';
import { aboutEvent } from './about-event';
import { enterEvent, type EnteredEvent, type EventRecord } from './enter-event';
import { checkReminders } from './event-input';
import { canEditEvent } from './event.policy';
import { eventForSql } from './event.queries';
import { eventAttendee } from './event.table';
import { mailEvent } from './mail-event.job';
import { settlePlaces } from './pass-on-places.job';
import { countStates, freePlaces } from './places';
import { planReminders } from './remind-of-event.job';

type AttendeeRecord = typeof eventAttendee.$inferSelect;

/**
 * Takes a place, the one that is kept for the viewer, or the last one in the line. Who made the event hears of a person once, however often
 * they come and go. Those in the line come first, until it is too late to
 * wait for their answer. Twice is once. Throws FORBIDDEN, CONFLICT when it is full, INVALID when it is over.
 */
export async function attendEvent(context: Context, { eventId }: { eventId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterEvent(tx, context, eventId, 'attend');
    const { event: row, viewerId } = entered;
    const taken = await take(tx, context, entered, viewerId, { mayWait: true });
    const { creatorId } = row;
    if (taken?.state === 'GOING' && taken.isFirst && creatorId !== null)
      await notify(tx, context, { ...aboutEvent(row), actorId: viewerId, to: [creatorId], type: 'EVENT_ATTENDED' });
  });
}

/** Gives up a place, or the one in the line: it is offered to the next at once. Twice is once. Throws FORBIDDEN. */
export async function leaveEvent(context: Context, { eventId }: { eventId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { event: row, viewerId } = await enterEvent(tx, context, eventId, 'attend');
    await giveUp(tx, context, row, viewerId);
  });
}

/**
 * Somebody comes of whom the host knows: who was asked, works with them, or follows them. For all others a mail in their calendar would
 * come out of nowhere; they can be invited. Throws FORBIDDEN, INVALID with a field, CONFLICT when it is full.
 */
export async function addAttendee(context: Context, { eventId, userId }: { eventId: string; userId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterEvent(tx, context, eventId, 'edit');
    if (!await mayCome(tx, entered, userId)) throw invalid('userId', 'This person can’t be added.');
    if (!await isKnown(tx, entered, userId)) throw invalid('userId', 'Invite this person: whether they come is theirs to say.');
    if (!await take(tx, context, entered, userId, { mayWait: false })) return;
    await notify(tx, context, { ...aboutEvent(entered.event), actorId: entered.viewerId, to: [userId], type: 'EVENT_ADDED' });
  });
}

/**
 * Somebody is asked to come, who has no place by it. Nothing for who comes, waits or was asked already. Throws FORBIDDEN, INVALID with
 * a field, CONFLICT for too many.
 */
export async function inviteToEvent(context: Context, { eventId, userId }: { eventId: string; userId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterEvent(tx, context, eventId, 'edit');
    const { event: row, viewerId, now } = entered;
    if (row.endsAt <= now) throw invalid('eventId', 'This event is over.');
    if (!await mayCome(tx, entered, userId)) throw invalid('userId', 'This person can’t be invited.');
    const [present] = await tx.select().from(eventAttendee).where(mine(eventId, userId));
    if (present && present.state !== 'LEFT') return;
    const { INVITED } = await countStates(tx, eventId);
    if (INVITED >= EVENT_LIMITS.invited) throw conflict(`At most ${EVENT_LIMITS.invited} people can be invited at a time.`);
    if (present?.state === 'LEFT' && present.joinedAt > daysFrom(now, -1)) throw conflict('This person was asked today already.', 'userId');
    await write(tx, row, userId, present, 'INVITED');
    await notify(tx, context, { ...aboutEvent(row), actorId: viewerId, to: [userId], type: 'EVENT_INVITED' });
  });
}

/** Throws FORBIDDEN. Twice is once. */
export async function removeAttendee(context: Context, { eventId, userId }: { eventId: string; userId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { event: row } = await enterEvent(tx, context, eventId, 'edit');
    await giveUp(tx, context, row, userId);
  });
}

/** When the viewer is reminded, in minutes before the start; those that are over are not sent. Throws FORBIDDEN, INVALID. */
export async function setReminders(context: Context, { eventId, minutes }: { eventId: string; minutes: readonly number[] }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { event: row, viewerId } = await enterEvent(tx, context, eventId, 'attend');
    const reminders = checkReminders(minutes);
    const changed = await tx.update(eventAttendee).set({ reminders })
      .where(and(mine(eventId, viewerId), eq(eventAttendee.state, 'GOING'))).returning({ id: eventAttendee.attendeeId });
    if (changed.length === 0) throw forbidden("You don't have permission to be reminded of an event that you don't attend.");
    await planReminders(tx, context, row, [{ attendeeId: viewerId, reminders }]);
  });
}

const mine = (eventId: string, userId: string) => and(eq(eventAttendee.eventId, eventId), eq(eventAttendee.attendeeId, userId));

const MAY_COME = `select u.id
  from users u
  join event e on e.id = $2::uuid
  left join company c on c.id = e.company_id
  where u.id = $3::uuid and ${eventForSql('u.id')} and (u.id = $1::uuid or ${findableSql('u', apartFromSql('$1::uuid'))})`;

/** Whether the person $3 has had to do with the event $2, shares a company with $1, or follows them or the host. */
const IS_KNOWN = `select u.id
  from users u
  join event e on e.id = $2::uuid
  where u.id = $3::uuid and (u.id = $1::uuid
    or exists (select from event_attendee a where a.event_id = e.id and a.attendee_id = u.id)
    or exists (select from user_follower f where f.user_id = $1::uuid and f.follower_id = u.id and f.is_on)
    or exists (select from company_follower f where f.company_id = e.company_id and f.user_id = u.id and f.is_on)
    or exists (
      select from ${companiesOfSql('u.id')} theirs
      join ${companiesOfSql('$1::uuid')} mine on mine.id = theirs.id))`;

async function isKnown(tx: Db, { event: { id }, viewerId }: EnteredEvent, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(bound(IS_KNOWN, [viewerId, id, userId])) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** Whether the person sees the event, and the viewer finds the person. */
async function mayCome(tx: Db, { event: { id }, viewerId }: EnteredEvent, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(bound(MAY_COME, [viewerId, id, userId])) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** What the person has become by it, and whether they never had left; null when they were that before. */
async function take(
  tx: Db, context: Context, { event: row, rights, now }: EnteredEvent, userId: string, { mayWait }: { mayWait: boolean },
): Promise<{ state: 'GOING' | 'WAITING'; isFirst: boolean } | null> {
  if (row.endsAt <= now) throw invalid('eventId', 'This event is over.');
  await settlePlaces(tx, context, row);
  const [present] = await tx.select().from(eventAttendee).where(mine(row.id, userId));
  if (present?.state === 'GOING') return null;
  const isFirst = present?.state !== 'LEFT';
  const counts = await countStates(tx, row.id);
  const isLineOpen = offerEnds(now, row.startsAt) !== null && row.hasWaitingList;
  const isFree = freePlaces(row, counts) > 0 && (counts.WAITING === 0 || !isLineOpen || canEditEvent(rights, userId));
  if (present?.state === 'OFFERED' || isFree) {
    await write(tx, row, userId, present, 'GOING');
    await planReminders(tx, context, row, [{ attendeeId: userId, reminders: remindersOf(present) }]);
    await context.jobs.enqueue(tx, mailEvent, { key: `${row.id}:${userId}`, payload: { eventId: row.id, userId }, replace: true });
    return { state: 'GOING', isFirst };
  }
  if (present?.state === 'WAITING') return null;
  if (!mayWait || !isLineOpen) throw conflict('All places are taken.', 'eventId', 'FULL');
  await write(tx, row, userId, present, 'WAITING');
  return { state: 'WAITING', isFirst };
}

const remindersOf = (present: AttendeeRecord | undefined) => present?.reminders ?? [...DEFAULT_REMINDERS];

/** Behind all who are there; who has a place in the line already keeps it. */
async function write(
  tx: Db, row: EventRecord, userId: string, present: AttendeeRecord | undefined, state: 'GOING' | 'WAITING' | 'INVITED',
): Promise<void> {
  const { eventId, line } = eventAttendee;
  const next = sql<number>`(select coalesce(max(${line}), 0) + 1 from ${eventAttendee} where ${eventId} = ${row.id})`;
  const values = {
    state, offeredUntil: null, reminded: [], ...(present?.state !== 'OFFERED' && { line: next }),
    ...(state === 'INVITED' && { joinedAt: sql`now()` }),
  };
  if (present) await tx.update(eventAttendee).set(values).where(mine(row.id, userId));
  else await tx.insert(eventAttendee).values({
    ...values, line: next, eventId: row.id, attendeeId: userId, reminders: remindersOf(undefined),
  });
}

async function giveUp(tx: Db, context: Context, row: EventRecord, userId: string): Promise<void> {
  const left = await tx.update(eventAttendee).set({ state: 'LEFT', offeredUntil: null })
    .where(and(mine(row.id, userId), sql`${eventAttendee.state} <> 'LEFT'`)).returning({ id: eventAttendee.attendeeId });
  if (left.length === 0) return;
  await settlePlaces(tx, context, row);
  await context.jobs.enqueue(tx, mailEvent, { key: `${row.id}:${userId}`, payload: { eventId: row.id, userId }, replace: true });
}
