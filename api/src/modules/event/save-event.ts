import { endOf, foldText, startOf } from '@heartwood/contract/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict, forbidden, invalid } from '../../request/errors';
import { enterCompany } from '../company';
import { changePictures } from '../files';
import { requireViewer } from '../identity';
import { enterEvent, type EventRecord } from './enter-event';
import { checkEvent, type EventSet, type SpeakerInput } from './event-input';
import { canHost } from './event.policy';
import { event, eventAttendee } from './event.table';
import { settlePlaces } from './pass-on-places.job';
import { planReminders } from './remind-of-event.job';
import { changeSpeakers } from './speakers';
import { tellAttendees } from './tell-attendees.job';

/** Still to come, of one person. */
const MOST_AHEAD = 100;
/** So long an Undo is offered, and a little more: until then nobody is told that an event is cancelled. */
const UNDO_MS = 15_000;

export interface CreateEventInput extends EventSet {
  id: string;
  companyId?: string | null | undefined;
  speakers?: readonly SpeakerInput[] | null | undefined;
}

/**
 * Everybody may, in their own name; for a company whoever may write its plan. The same id twice is one event. Throws FORBIDDEN, and
 * INVALID with a field, in the words of the form.
 */
export async function createEvent(context: Context, { id, companyId = null, speakers, ...set }: CreateEventInput): Promise<void> {
  const { userId } = requireViewer(context);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    if (companyId !== null) await enterHost(tx, userId, companyId, now);
    const [present] = await tx.select({ creatorId: event.creatorId }).from(event).where(eq(event.id, id));
    if (present?.creatorId === userId) return;
    if (present) throw forbidden();
    const ahead = await tx.$count(event, and(eq(event.creatorId, userId), eq(event.isDeleted, false), gt(event.startsAt, now)));
    if (ahead >= MOST_AHEAD) throw conflict(`You can have at most ${MOST_AHEAD} events ahead of you.`);
    const checked = checkEvent(set);
    const found = { startsAt: startOf(checked), endsAt: endOf(checked), searchText: foldText(checked.name) };
    await tx.insert(event).values({ ...checked, ...found, id, companyId, creatorId: userId, createdAt: now, updatedAt: now });
    await changePictures(tx, {
      subject: { kind: 'event', id }, ownerId: userId, before: { thumbNail: null }, after: { thumbNail: checked.thumbNail }, at: now,
    });
    await changeSpeakers(tx, { eventId: id, viewerId: userId, added: speakers ?? [], removed: [] });
  });
}

export interface EventChange {
  id: string;
  set: EventSet;
  newSpeakers?: readonly SpeakerInput[] | null | undefined;
  removedSpeakers?: readonly string[] | null | undefined;
  /** True: who comes is told of whatever they see changed; false: of nothing; left out: of what they plan by. */
  tellAttendees?: boolean | null | undefined;
}

/**
 * What is left out stays. Who comes is told as the host wants it, by their calendar too; more places are offered to the line at once,
 * fewer take nobody theirs. Throws FORBIDDEN, and INVALID with a field.
 */
export async function updateEvent(context: Context, change: EventChange): Promise<void> {
  const { id, set, newSpeakers, removedSpeakers, tellAttendees: isToBeTold } = change;
  await context.db.transaction(async (tx) => {
    const { event: before, viewerId, now } = await enterEvent(tx, context, id, 'edit');
    const checked = checkEvent(set, before);
    const [startsAt, endsAt] = [startOf(checked), endOf(checked)];
    const isIn = (fields: readonly (keyof typeof checked)[]) => fields.some((field) => checked[field] !== before[field]);
    const isOtherSpeakers = Boolean(newSpeakers?.length) || Boolean(removedSpeakers?.length);
    const isNews = isIn(PLANNED_BY) || isToBeTold === true && (isIn(READ) || isOtherSpeakers);
    await changePictures(tx, {
      subject: { kind: 'event', id }, ownerId: viewerId, before: { thumbNail: before.thumbNail }, after: { thumbNail: checked.thumbNail },
      at: now,
    });
    const sequence = before.sequence + (isNews ? 1 : 0);
    // What waits to be told is told all the same, with this.
    const isQuiet = isToBeTold === false && before.toldSequence === before.sequence;
    const toldSequence = isQuiet ? sequence : before.toldSequence;
    const fresh = { ...checked, startsAt, endsAt, sequence, toldSequence, searchText: foldText(checked.name), updatedAt: now };
    const after = { ...before, ...fresh };
    await tx.update(event).set(fresh).where(eq(event.id, id));
    await changeSpeakers(tx, { eventId: id, viewerId, added: newSpeakers ?? [], removed: removedSpeakers ?? [] });
    if (startsAt.getTime() !== before.startsAt.getTime()) await moveReminders(tx, context, after);
    await settlePlaces(tx, context, after);
    if (isNews && !isQuiet) {
      await context.jobs.enqueue(tx, tellAttendees, { key: id, payload: { eventId: id, actorId: viewerId }, replace: true });
    }
  });
}

const PLANNED_BY = ['name', 'type', 'startDate', 'startTime', 'endDate', 'endTime', 'timeZone', 'location'] as const;
const READ = ['description', 'meetingLink'] as const;

/** Soft: `restoreEvent` has it back. Who comes is told once it is too late for that. Twice is once. Throws FORBIDDEN. */
export async function deleteEvent(context: Context, { id }: { id: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { userId } = requireViewer(context);
    const [gone] = await tx.select({ id: event.id }).from(event)
      .where(and(eq(event.id, id), eq(event.isDeleted, true), eq(event.deletedBy, userId)));
    if (gone) return;
    const { event: row, viewerId, now } = await enterEvent(tx, context, id, 'delete');
    await tx.update(event).set({ isDeleted: true, deletedBy: viewerId, sequence: row.sequence + 1, updatedAt: now })
      .where(eq(event.id, id));
    const runAt = new Date(now.getTime() + UNDO_MS);
    await context.jobs.enqueue(tx, tellAttendees, { key: id, payload: { eventId: id, actorId: viewerId }, runAt, replace: true });
  });
}

/** Whoever may delete it has it back, with who attends; who was told that it is off is told that it is on. Twice is once. */
export async function restoreEvent(context: Context, { id }: { id: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select({ isDeleted: event.isDeleted }).from(event).where(eq(event.id, id));
    const { event: before, viewerId, now } = await enterEvent(tx, context, id, 'delete', { isDeleted: row?.isDeleted ?? true });
    if (!before.isDeleted) return;
    if (before.endsAt <= now) throw invalid('id', 'This event is over.');
    // Nobody was told of the deletion: it is as if it had not been.
    const sequence = before.sequence + (before.toldSequence < before.sequence ? -1 : 1);
    const after = { ...before, isDeleted: false, deletedBy: null, sequence, updatedAt: now };
    await tx.update(event).set({ isDeleted: false, deletedBy: null, sequence, updatedAt: now }).where(eq(event.id, id));
    await settlePlaces(tx, context, after);
    await context.jobs.enqueue(tx, tellAttendees, { key: id, payload: { eventId: id, actorId: viewerId }, replace: true });
  });
}

async function enterHost(tx: Db, userId: string, companyId: string, now: Date): Promise<void> {
  const { standing } = await enterCompany(tx, userId, companyId, now);
  if (!canHost(standing)) throw forbidden("You don't have permission to create events of this company.");
}

async function moveReminders(tx: Db, context: Context, row: EventRecord): Promise<void> {
  const { eventId, state } = eventAttendee;
  const people = await tx.update(eventAttendee).set({ reminded: [] }).where(and(eq(eventId, row.id), eq(state, 'GOING')))
    .returning({ attendeeId: eventAttendee.attendeeId, reminders: eventAttendee.reminders });
  await planReminders(tx, context, row, people);
}
