import type { EventType } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import { memberSql, seatSql, type Seat } from '../company';
import { personSql, type Person } from '../identity';
import { apartFromSql, BANNED } from '../reach';
import type { AttendanceState } from './event.table';

export interface EventHost { id: string; name: string; logo: string | null }

export interface EventSpeaker {
  id: string;
  userId: string | null;
  person: Person | null;
  firstName: string;
  lastName: string;
  companyName: string;
  companyId: string | null;
  position: string;
}

/** What the viewer is to an event. */
export interface Attendance {
  state: Exclude<AttendanceState, 'LEFT'>;
  /** Before them in the line, and they; 0 for who doesn't wait. */
  placeInLine: number;
  offeredUntil: string | null;
  reminders: number[];
  calendarToken: string;
}

export interface EventRow {
  id: string;
  name: string;
  description: string;
  type: EventType;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  timeZone: string;
  startsAt: string;
  endsAt: string;
  location: string | null;
  meetingLink: string | null;
  thumbNail: string | null;
  capacity: number | null;
  hasWaitingList: boolean;
  isDeleted: boolean;
  host: EventHost | null;
  creator: Person | null;
  rights: { creatorId: string | null; isCreatorThere: boolean; ownerId: string | null; seat: Seat | null };
  speakers: EventSpeaker[];
  attendeeCount: number;
  /** With a place or one that is kept for them. */
  takenCount: number;
  waitingCount: number;
  invitedCount: number;
  faces: Person[];
  attendance: Attendance | null;
}

/** What the host of an event hosts next, in short. */
export type NextEvent = Pick<
  EventRow, 'id' | 'name' | 'type' | 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'timeZone' | 'thumbNail'
>;

/** How many faces stand beside the number of attendees. */
const FACES = 7;
/** The longest that an event lasts, as SQL: `EVENT_LIMITS.days`, and the day it is more by the clocks of another zone. */
const LONGEST = "interval '33 days'";

/** Whether the creator of the event `e` of the company `c` is still somebody there. */
export const CREATOR_THERE = `exists (
    select from users k
    where k.id = e.creator_id and not k.is_deleted and (e.company_id is null or ${memberSql('c', 'k.id')}))`;

/**
 * Everybody who is signed in sees an event that is there, whose host is there (spec section 7), unless they and who made it are apart
 * or that person was banned (product decision 98); those of a company to look around in are its people's. What a company hosts is its
 * people's as much as who made it: they see it whoever has blocked whom. `e` is the event and `c` its company, if not called otherwise.
 */
export const visibleEventSql = (viewer: string, e = 'e', c = 'c') => `not ${e}.is_deleted and ${eventForSql(viewer, e, c)}`;

/** The same of an event that is there or was cancelled: who may hear of it. */
export const eventForSql = (viewer: string, e = 'e', c = 'c') => `(${e}.company_id is null or ${c}.deleted_at is null) and (
      coalesce(${e}.creator_id not in ${apartFromSql(viewer)} and ${e}.creator_id not in ${BANNED}, true)
        and (${e}.company_id is null or not ${c}.is_demo)
      or ${memberSql(c, viewer)})`;

/** Who has a place, is offered one or waits. */
const COMING = "'GOING', 'OFFERED', 'WAITING'";

const count = (states: string) => `(
    select count(*)
    from event_attendee n
    where n.event_id = e.id and n.state in (${states}))`;

/** `EventRow` of the event `e` of the company `c`, as JSON. */
export const eventSql = (viewer: string) => `json_build_object(
    'id', e.id,
    'name', e.name,
    'description', e.description,
    'type', e.type,
    'startDate', e.start_date,
    'startTime', e.start_time,
    'endDate', e.end_date,
    'endTime', e.end_time,
    'timeZone', e.time_zone,
    'startsAt', e.starts_at,
    'endsAt', e.ends_at,
    'location', e.location,
    'meetingLink', e.meeting_link,
    'thumbNail', e.thumb_nail,
    'capacity', e.capacity,
    'hasWaitingList', e.has_waiting_list,
    'isDeleted', e.is_deleted,
    'host', case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'logo', c.logo) end,
    'creator', (select ${personSql('u')} from users u where u.id = e.creator_id and not u.is_deleted),
    'rights', json_build_object(
      'creatorId', e.creator_id,
      'isCreatorThere', ${CREATOR_THERE},
      'ownerId', c.created_by,
      'seat', ${seatSql('c', viewer)}),
    'speakers', coalesce((
      select json_agg(json_build_object(
        'id', s.id,
        'userId', u.id,
        'person', case when u.id is not null then ${personSql('u')} end,
        'firstName', coalesce(u.firstname, s.first_name),
        'lastName', coalesce(u.lastname, s.last_name),
        'companyName', s.company_name,
        'companyId', s.company_id,
        'position', s.position) order by s.place)
      from event_speaker s
      left join users u on u.id = s.user_id and not u.is_deleted
      where s.event_id = e.id), '[]'),
    'attendeeCount', ${count("'GOING'")},
    'takenCount', ${count("'GOING', 'OFFERED'")},
    'waitingCount', ${count("'WAITING'")},
    'invitedCount', ${count("'INVITED'")},
    'faces', coalesce((
      select json_agg(f.face order by f.line)
      from (
        select ${personSql('u')} as face, n.line
        from event_attendee n
        join users u on u.id = n.attendee_id and not u.is_deleted
        where n.event_id = e.id and n.state = 'GOING' and u.id not in ${apartFromSql(viewer)}
        order by n.line
        limit ${FACES}) f), '[]'),
    'attendance', (
      select json_build_object(
        'state', a.state,
        'placeInLine', case when a.state = 'WAITING' then (
          select count(*)
          from event_attendee b
          where b.event_id = e.id and b.state = 'WAITING' and b.line <= a.line) else 0 end,
        'offeredUntil', a.offered_until,
        'reminders', a.reminders,
        'calendarToken', a.calendar_token)
      from event_attendee a
      where a.event_id = e.id and a.attendee_id = ${viewer} and a.state <> 'LEFT'))`;

const EVENT = eventSql('$1::uuid');

/** `NextEvent` as JSON: the first that has not begun at $3, of what the viewer sees; each of the two hosts has its own index. */
const nextOf = (host: string) => `(
      select json_build_object(
        'id', n.id,
        'name', n.name,
        'type', n.type,
        'startDate', n.start_date,
        'startTime', n.start_time,
        'endDate', n.end_date,
        'endTime', n.end_time,
        'timeZone', n.time_zone,
        'thumbNail', n.thumb_nail)
      from event n
      left join company nc on nc.id = n.company_id
      where ${host} and n.starts_at > $3::timestamptz and n.id <> e.id and ${visibleEventSql('$1::uuid', 'n', 'nc')}
      order by n.starts_at, n.id
      limit 1)`;
/** Of whoever hosts the event `e`. */
const NEXT_BY_HOST = `coalesce(${nextOf('n.company_id = e.company_id')},
      ${nextOf('e.company_id is null and n.company_id is null and n.creator_id = e.creator_id')})`;

/**
 * $1 viewer, $2 which, $3 now. One that was cancelled is still there for who has a place or waits, and for who cancelled it.
 */
export const EVENT_BY_ID: Statement = {
  name: 'event',
  text: `select ${EVENT} as data, ${NEXT_BY_HOST} as next
    from event e
    left join company c on c.id = e.company_id
    where e.id = $2 and (
      ${visibleEventSql('$1::uuid')}
      or e.is_deleted and c.deleted_at is null and (e.deleted_by = $1 or exists (
        select from event_attendee a
        where a.event_id = e.id and a.attendee_id = $1 and a.state in (${COMING}))))`,
};

/** $1 viewer, $2 now, $3 type or null, $4 how many, $5 and $6 the place behind which; then what the list asks. */
const page = (name: string, order: 'asc' | 'desc', { from = 'event e', where }: { from?: string; where: string }): Statement => ({
  name,
  text: `select coalesce(json_agg(p.row order by p.starts_at ${order}, p.id ${order}), '[]') as rows
    from (
      select ${EVENT} as row, e.starts_at, e.id
      from ${from}
      left join company c on c.id = e.company_id
      where ${visibleEventSql('$1::uuid')} and ($3::text is null or e.type = $3) and ${where}
      order by e.starts_at ${order}, e.id ${order}
      limit $4) p`,
});

const NOT_OVER = `e.ends_at >= $2::timestamptz
        and (e.starts_at, e.id) > (
          coalesce($5::timestamptz, $2::timestamptz - ${LONGEST}), coalesce($6::uuid, '00000000-0000-0000-0000-000000000000'))`;
const BEFORE = (behind: string) => `(e.starts_at, e.id) < (
          coalesce($5::timestamptz, ${behind}), coalesce($6::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))`;

export const EVENTS_UPCOMING = page('events-upcoming', 'asc', { where: NOT_OVER });
export const EVENTS_PAST = page('events-past', 'desc', {
  where: `e.ends_at < $2::timestamptz and ${BEFORE('$2::timestamptz')}`,
});
const ATTENDED_BY = (person: string) => `event_attendee mine
      join event e on e.id = mine.event_id and mine.attendee_id = ${person}`;
export const EVENTS_ATTENDING = page('events-attending', 'asc', {
  from: ATTENDED_BY('$1::uuid'), where: `mine.state in (${COMING}) and ${NOT_OVER}`,
});
/** $7 the company, or null for none. The viewer's own without a host stand beside those of a company of theirs alone. */
export const EVENTS_HOSTED = page('events-hosted', 'asc', {
  where: `(e.company_id = $7::uuid
        or e.creator_id = $1 and e.company_id is null and ($7::uuid is null or exists (
          select from company k
          where k.id = $7::uuid and ${memberSql('k', '$1::uuid')})))
        and ${NOT_OVER}`,
});
/** What a person goes to, has gone to and speaks at, as rows with `id`. */
const withSql = (person: string) => `(
      select a.event_id as id
      from event_attendee a
      where a.attendee_id = ${person} and a.state = 'GOING'
      union
      select s.event_id
      from event_speaker s
      where s.user_id = ${person})`;

/** $7 the person, who decides whether others are told of it. */
export const EVENTS_ATTENDED = page('events-attended', 'desc', {
  from: `${withSql('$7::uuid')} mine
      join event e on e.id = mine.id`,
  where: `($7::uuid = $1::uuid or exists (
          select from users shown
          where shown.id = $7::uuid and shown.shows_events))
        and $7::uuid not in ${apartFromSql('$1::uuid')}
        and ${BEFORE("$2::timestamptz + interval '100 years'")}`,
});

/** $7 the company: also what is over. */
export const EVENTS_OF_COMPANY = page('events-of-company', 'desc', {
  where: `e.company_id = $7::uuid and ${BEFORE("$2::timestamptz + interval '100 years'")}`,
});

const countFrom = (from: string, viewer: string) => `(
      select count(*)::int
      from ${from}
      left join company c on c.id = e.company_id
      where ${visibleEventSql(viewer)})`;

/** How many events the viewer sees a person with, and of a company; whether they are told of them is the caller's to say. */
export const userEventCountSql = (person: string, viewer: string) => (
  countFrom(`${withSql(person)} mine join event e on e.id = mine.id`, viewer)
);
export const companyEventCountSql = (company: string, viewer: string) => (
  countFrom(`(select * from event hosted where hosted.company_id = ${company}) e`, viewer)
);
