import { isLinkShown, type EventType } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { cursorOf, pageOf, placeOf, sizeOf, type Page, type PageInput } from '../../text/page';
import { searchedText } from '../../text/search';
import { standingOf } from '../company';
import { requireViewer } from '../identity';
import { EVENT_ATTENDEES, EVENT_ATTENDEES_FOUND, type AttendeeRow } from './event-people.queries';
import {
  EVENT_BY_ID, EVENTS_ATTENDED, EVENTS_ATTENDING, EVENTS_HOSTED, EVENTS_OF_COMPANY, EVENTS_PAST,
  EVENTS_UPCOMING, type Attendance, type EventRow, type NextEvent,
} from './event.queries';
import { canDeleteEvent, canEditEvent } from './event.policy';

export const EVENT_FILTERS = ['UPCOMING', 'ATTENDING', 'HOSTED', 'PAST'] as const;
export type EventFilter = (typeof EVENT_FILTERS)[number];

export interface EventView extends Omit<EventRow, 'rights' | 'attendance'> {
  attendance: (Attendance & { calendarUrl: string }) | null;
  canEdit: boolean;
  canDelete: boolean;
  /** There is one, which is shown from some minutes before the start. */
  hasMeetingLink: boolean;
  /** Of an event that is read by itself: lists don't say it. */
  nextByHost?: NextEvent | null;
}

const LISTS: Record<EventFilter, Statement> = {
  UPCOMING: EVENTS_UPCOMING, ATTENDING: EVENTS_ATTENDING, HOSTED: EVENTS_HOSTED, PAST: EVENTS_PAST,
};

interface Asked extends PageInput { type: EventType | null }

/**
 * What the viewer sees, by when it begins. `companyId`: whose events count as hosted; beside those of a company of theirs, and without one,
 * the viewer's own.
 */
export function readEvents(
  context: Context, { filter, companyId, ...asked }: Asked & { filter: EventFilter; companyId: string | null },
): Promise<Page<EventView>> {
  return readPage(context, LISTS[filter], asked, filter === 'HOSTED' ? [companyId] : []);
}

/** What somebody attends, has attended and speaks at, the latest first. */
export const readAttendedEvents = (context: Context, { userId, ...asked }: Asked & { userId: string }): Promise<Page<EventView>> => (
  readPage(context, EVENTS_ATTENDED, asked, [userId])
);

/** What a company hosts and has hosted, the latest first. */
export const readHostedEvents = (context: Context, { companyId, ...asked }: Asked & { companyId: string }): Promise<Page<EventView>> => (
  readPage(context, EVENTS_OF_COMPANY, asked, [companyId])
);

async function readPage(
  context: Context, statement: Statement, { first, after, type }: Asked, more: readonly unknown[],
): Promise<Page<EventView>> {
  const { userId } = requireViewer(context);
  const size = sizeOf(first, 50);
  const values = [userId, context.now().toISOString(), type, size + 1, ...placeOf(after, 'moment', 'id'), ...more];
  const [row] = await context.db.read<{ rows: EventRow[] }>(statement, values);
  return pageOf(row?.rows ?? [], size, {
    view: (each) => viewEvent(each, context), cursor: ({ startsAt, id }) => cursorOf(startsAt, id),
  });
}

/** Null for one that is not there, or not for the viewer. */
export async function readEvent(context: Context, id: string): Promise<EventView | null> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: EventRow; next: NextEvent | null }>(EVENT_BY_ID, [userId, id, context.now().toISOString()]);
  return row ? { ...viewEvent(row.data, context), nextByHost: row.next } : null;
}

export const ATTENDEE_LISTS = ['GOING', 'WAITING', 'INVITED'] as const;

/** Who comes, in the order in which they said so; hosts see everybody, and also who waits and is invited. Throws FORBIDDEN. */
export async function readAttendees(
  context: Context,
  { eventId, state, search, first, after }: PageInput & { eventId: string; state: (typeof ATTENDEE_LISTS)[number]; search: string | null },
): Promise<Page<AttendeeRow>> {
  const { userId } = requireViewer(context);
  const event = await readEvent(context, eventId);
  if (!event || (state !== 'GOING' && !event.canEdit)) throw forbidden("You don't have permission to see who attends.");
  const size = sizeOf(first);
  const values = [eventId, state, size + 1, ...placeOf(after, 'number', 'id'), event.canEdit ? null : userId, userId];
  const looked = search === null ? null : searchedText(search);
  const [row] = await (looked === null
    ? context.db.read<{ rows: AttendeeRow[] }>(EVENT_ATTENDEES, values)
    : context.db.read<{ rows: AttendeeRow[] }>(EVENT_ATTENDEES_FOUND, [...values, looked.text, looked.grams]));
  return pageOf(row?.rows ?? [], size, { view: (each) => each, cursor: ({ line, card }) => cursorOf(line, card.person.id) });
}

/** An event as its viewer may see it. */
export function viewEvent({ rights: facts, attendance, ...row }: EventRow, context: Context): EventView {
  const { userId: viewerId } = requireViewer(context);
  const { now, config } = context;
  const { creatorId, isCreatorThere, ownerId, seat } = facts;
  const standing = ownerId === null ? { kind: 'none' as const } : standingOf({ ownerId, seat }, viewerId);
  const rights = { creatorId, isCreatorThere, standing };
  const canEdit = canEditEvent(rights, viewerId);
  const speaks = row.speakers.some(({ userId }) => userId === viewerId);
  const isTime = isLinkShown(now(), { startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) });
  const showsLink = canEdit || speaks || (attendance?.state === 'GOING' && isTime);
  return {
    ...row, invitedCount: canEdit ? row.invitedCount : 0, canEdit, canDelete: canDeleteEvent(rights, viewerId),
    hasMeetingLink: row.meetingLink !== null, meetingLink: showsLink ? row.meetingLink : null,
    attendance: attendance && { ...attendance, calendarUrl: `${config.publicUrl}/calendar/event/${attendance.calendarToken}` },
  };
}
