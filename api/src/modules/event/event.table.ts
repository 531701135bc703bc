import { EVENT_TYPES } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const day = (name: string) => date(name, { mode: 'string' });

/** Something that people meet at. Its times are those of the clocks in its zone; the moments follow from them. */
export const event = pgTable('event', {
  id: uuid('id').primaryKey(),
  creatorId: uuid('creator_id').references(() => users.id, { onDelete: 'set null' }),
  /** The host; null: the creator alone. */
  companyId: uuid('company_id').references(() => company.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** Its name as it is searched (`foldText`). Null: not folded yet. */
  searchText: text('search_text'),
  type: text('type', { enum: EVENT_TYPES }).notNull(),
  startDate: day('start_date').notNull(),
  /** `HH:mm` */
  startTime: text('start_time').notNull(),
  endDate: day('end_date').notNull(),
  endTime: text('end_time').notNull(),
  timeZone: text('time_zone').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  location: text('location'),
  meetingLink: text('meeting_link'),
  thumbNail: text('thumb_nail'),
  /** Null: as many as come. */
  capacity: integer('capacity'),
  hasWaitingList: boolean('has_waiting_list').notNull().default(false),
  /** Grows with each change that calendars have to hear of, as that of RFC 5545. */
  sequence: integer('sequence').notNull().default(0),
  /** The last of these that attendees were told of. */
  toldSequence: integer('told_sequence').notNull().default(0),
  isDeleted: boolean('is_deleted').notNull().default(false),
  deletedBy: uuid('deleted_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
}, (table) => [
  index('event_start_idx').on(table.startsAt, table.id).where(sql`not ${table.isDeleted}`),
  index('event_company_idx').on(table.companyId, table.startsAt),
  index('event_creator_idx').on(table.creatorId, table.startsAt),
  index('event_search_idx').using('gin', sql`search_grams(${table.searchText})`),
  index('event_unfolded_idx').on(table.id).where(sql`${table.searchText} is null`),
  index('event_deleted_by_idx').on(table.deletedBy).where(sql`${table.deletedBy} is not null`),
]);

/** Who speaks. Of somebody on the platform the names are those of the day they were added: shown are their own. */
export const eventSpeaker = pgTable('event_speaker', {
  id: uuid('id').primaryKey(),
  eventId: uuid('event_id').notNull().references(() => event.id, { onDelete: 'cascade' }),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  companyName: text('company_name').notNull(),
  companyId: uuid('company_id').references(() => company.id, { onDelete: 'set null' }),
  position: text('position').notNull(),
  /** In the order in which they were added. */
  place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
}, (table) => [
  index('event_speaker_event_idx').on(table.eventId),
  uniqueIndex('event_speaker_person_idx').on(table.userId, table.eventId),
  index('event_speaker_company_idx').on(table.companyId).where(sql`${table.companyId} is not null`),
]);

/**
 * `OFFERED`: a place is kept for them until `offered_until`. `INVITED`: a host asked them to come, which keeps no place. `LEFT`: a
 * calendar may still have to hear of it.
 */
export const ATTENDANCE_STATES = ['GOING', 'OFFERED', 'WAITING', 'INVITED', 'LEFT'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];

export const eventAttendee = pgTable('event_attendee', {
  eventId: uuid('event_id').notNull().references(() => event.id, { onDelete: 'cascade' }),
  attendeeId: uuid('attendee_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  state: text('state', { enum: ATTENDANCE_STATES }).notNull(),
  /** When they joined the event or its line: the event's commands come one after another, so no two are the same. */
  line: bigint('line', { mode: 'number' }).notNull(),
  offeredUntil: moment('offered_until'),
  /** Minutes before the start. */
  reminders: integer('reminders').array().notNull(),
  /** Those of them that were sent for this start. */
  reminded: integer('reminded').array().notNull().default([]),
  /** What their calendar was last told by mail, such as `REQUEST:3`. */
  mailed: text('mailed'),
  /** Of the address under which their calendar reads this event. */
  calendarToken: uuid('calendar_token').notNull().defaultRandom(),
  joinedAt: moment('joined_at').notNull().defaultNow(),
}, (table) => [
  primaryKey({ columns: [table.eventId, table.attendeeId] }),
  index('event_attendee_line_idx').on(table.eventId, table.state, table.line),
  index('event_attendee_person_idx').on(table.attendeeId, table.state),
  uniqueIndex('event_attendee_calendar_idx').on(table.calendarToken),
]);

/** The secret address under which a person's calendar reads all that they attend; a row that is gone is an address that is off. */
export const eventFeed = pgTable('event_feed', {
  userId: uuid('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  /** It is looked up by this; the token itself is sealed, so that the address can be copied again. */
  tokenHash: text('token_hash').notNull(),
  tokenSealed: text('token_sealed').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [uniqueIndex('event_feed_token_idx').on(table.tokenHash)]);

/** What a host tells all who come. */
export const eventMessage = pgTable('event_message', {
  /** Made by the client: the same id twice is one message. */
  id: uuid('id').primaryKey(),
  eventId: uuid('event_id').notNull().references(() => event.id, { onDelete: 'cascade' }),
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  index('event_message_event_idx').on(table.eventId, table.createdAt, table.id),
  index('event_message_author_idx').on(table.authorId).where(sql`${table.authorId} is not null`),
]);
