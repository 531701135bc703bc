import { EVENT_TYPES } from '@heartwood/contract/domain';
import { pageRef } from '../../graphql/page.schema';
import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import { PersonRef } from '../identity';
import { UserCardRef } from '../social';
import type { EventFeed } from './event-feed';
import type { EventSet, SpeakerInput } from './event-input';
import type { AttendeeRow, SpeakerCard } from './event-people.queries';
import type { EventHost, EventSpeaker, NextEvent } from './event.queries';
import type { EventMessage } from './message-attendees';
import { ATTENDEE_LISTS, EVENT_FILTERS, type EventView } from './read-events';
import type { CreateEventInput } from './save-event';

export const EventTypeRef = builder.enumType('EventType', { description: 'PHYSICAL: In-Person; VIRTUAL: Online.', values: EVENT_TYPES });
export const EventFilterRef = builder.enumType('EventFilter', {
  description: 'ATTENDING: the viewer’s places, lines and offers; HOSTED: the company’s, and the viewer’s own beside those of theirs. All but PAST are not over.',
  values: EVENT_FILTERS,
});
export const AttendeeListRef = builder.enumType('AttendeeList', { values: ATTENDEE_LISTS });
const AttendanceStateRef = builder.enumType('AttendanceState', {
  description: 'OFFERED: a place is kept for them, `attendEvent` takes it. INVITED: a host asked them to come.',
  values: ['GOING', 'OFFERED', 'WAITING', 'INVITED'] as const,
});

const EventHostRef = builder.objectRef<EventHost>('EventHost').implement({
  description: 'What everybody may know of the company that hosts an event.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name'), logo: t.exposeString('logo', { nullable: true }) }),
});

const EventSpeakerRef = builder.objectRef<EventSpeaker>('EventSpeaker').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    userId: t.exposeID('userId', { nullable: true, description: 'Null of who is not on the platform.' }),
    person: t.expose('person', { type: PersonRef, nullable: true }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    companyName: t.exposeString('companyName'),
    companyId: t.exposeID('companyId', { nullable: true }),
    position: t.exposeString('position'),
  }),
});

const AttendanceRef = builder.objectRef<NonNullable<EventView['attendance']>>('Attendance').implement({
  description: 'What the viewer is to an event that they attend, wait for or are invited to.',
  fields: (t) => ({
    state: t.expose('state', { type: AttendanceStateRef }),
    placeInLine: t.exposeInt('placeInLine', { description: 'From 1; 0 for who does not wait.' }),
    offeredUntil: t.expose('offeredUntil', { type: 'DateTime', nullable: true }),
    reminders: t.exposeIntList('reminders', { description: 'Minutes before the start.' }),
    calendarUrl: t.exposeString('calendarUrl', { description: 'What a calendar program reads of this event, changes too. Secret.' }),
  }),
});

const NextEventRef = builder.objectRef<NextEvent>('NextEvent').implement({
  description: 'An event in short, which leads to it. Times as those of `Event`.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    type: t.expose('type', { type: EventTypeRef }),
    startDate: t.expose('startDate', { type: 'Date' }),
    startTime: t.exposeString('startTime'),
    endDate: t.expose('endDate', { type: 'Date' }),
    endTime: t.exposeString('endTime'),
    timeZone: t.exposeString('timeZone'),
    thumbNail: t.exposeString('thumbNail', { nullable: true }),
  }),
});

export const EventRef = builder.objectRef<EventView>('Event').implement({
  description: 'Times are those of the clocks in `timeZone`; `startsAt` and `endsAt` are the moments.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    type: t.expose('type', { type: EventTypeRef }),
    startDate: t.expose('startDate', { type: 'Date' }),
    startTime: t.exposeString('startTime', { description: '`HH:mm`' }),
    endDate: t.expose('endDate', { type: 'Date' }),
    endTime: t.exposeString('endTime'),
    timeZone: t.exposeString('timeZone', { description: 'IANA name.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    location: t.exposeString('location', { nullable: true }),
    meetingLink: t.exposeString('meetingLink', {
      nullable: true, description: 'Hosts and speakers see it always, attendees from 15 minutes before the start to the end.',
    }),
    hasMeetingLink: t.exposeBoolean('hasMeetingLink'),
    thumbNail: t.exposeString('thumbNail', { nullable: true }),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'Null: as many as come.' }),
    hasWaitingList: t.exposeBoolean('hasWaitingList'),
    isDeleted: t.exposeBoolean('isDeleted', { description: 'Cancelled: seen by who had a place or waited.' }),
    host: t.expose('host', { type: EventHostRef, nullable: true, description: 'Null: the creator alone.' }),
    creator: t.expose('creator', { type: PersonRef, nullable: true }),
    speakers: t.expose('speakers', { type: [EventSpeakerRef] }),
    attendeeCount: t.exposeInt('attendeeCount'),
    takenCount: t.exposeInt('takenCount', { description: 'Attendees, and places that are kept for somebody.' }),
    waitingCount: t.exposeInt('waitingCount'),
    invitedCount: t.exposeInt('invitedCount', { description: 'Who has not answered; for hosts, else 0.' }),
    faces: t.expose('faces', { type: [PersonRef], description: 'The first of the attendees.' }),
    attendance: t.expose('attendance', { type: AttendanceRef, nullable: true }),
    nextByHost: t.field({
      type: NextEventRef, nullable: true, resolve: ({ nextByHost }) => nextByHost,
      description: 'What the host has next, of what the viewer sees. Null in lists.',
    }),
    canEdit: t.exposeBoolean('canEdit'),
    canDelete: t.exposeBoolean('canDelete'),
  }),
});

export const EventPageRef = pageRef('EventPage', EventRef, 15);

const EventAttendeeRef = builder.objectRef<AttendeeRow>('EventAttendee').implement({
  fields: (t) => ({
    attendeeId: t.id({ resolve: ({ card }) => card.person.id }),
    card: t.expose('card', { type: UserCardRef }),
    person: t.field({ type: PersonRef, resolve: ({ card }) => card.person }),
    companyName: t.string({ nullable: true, resolve: ({ card }) => card.companyName }),
    isSpeaker: t.exposeBoolean('isSpeaker'),
  }),
});

export const EventAttendeePageRef = pageRef('EventAttendeePage', EventAttendeeRef, 15);

export const SpeakerCardRef = builder.objectRef<SpeakerCard>('SpeakerCard').implement({
  description: 'Somebody who can be a speaker.',
  fields: (t) => ({
    person: t.expose('person', { type: PersonRef }),
    companyId: t.exposeID('companyId'),
    companyName: t.exposeString('companyName'),
    position: t.exposeString('position'),
  }),
});

export interface EventPayload { event: EventView | null; error: UserError | null }
export const EventPayloadRef = builder.objectRef<EventPayload>('EventPayload').implement({
  fields: (t) => ({
    event: t.expose('event', { type: EventRef, nullable: true, description: 'As the viewer sees it now.' }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const EventSpeakerInputRef = builder.inputRef<SpeakerInput>('EventSpeakerInput').implement({
  description: 'Somebody on the platform by `userId`, or a whole name with company and position.',
  fields: (t) => ({
    id: t.id({ description: 'Made by the client.' }),
    userId: t.id({ required: false }),
    firstName: t.string({ required: false }),
    lastName: t.string({ required: false }),
    companyName: t.string({ required: false }),
    position: t.string({ required: false }),
  }),
});

export const EventSetRef = builder.inputRef<EventSet>('EventSet').implement({
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    name: t.string({ required: false }),
    description: t.string({ required: false }),
    type: t.field({ type: EventTypeRef, required: false }),
    startDate: t.field({ type: 'Date', required: false }),
    startTime: t.string({ required: false, description: '`HH:mm`' }),
    endDate: t.field({ type: 'Date', required: false }),
    endTime: t.string({ required: false }),
    timeZone: t.string({ required: false, description: 'IANA name.' }),
    location: t.string({ required: false, description: 'Of an event in person.' }),
    meetingLink: t.string({ required: false, description: 'Of an event online.' }),
    thumbNail: t.string({ required: false, description: 'Address of an own upload.' }),
    capacity: t.int({ required: false, description: 'Null: as many as come.' }),
    hasWaitingList: t.boolean({ required: false }),
  }),
});

export const CreateEventInputRef = builder.inputRef<CreateEventInput>('CreateEventInput').implement({
  fields: (t) => ({
    id: t.id({ description: 'Made by the client.' }),
    companyId: t.id({ required: false, description: 'The host; null: the viewer alone.' }),
    name: t.string(),
    description: t.string(),
    type: t.field({ type: EventTypeRef, defaultValue: 'PHYSICAL' }),
    startDate: t.field({ type: 'Date' }),
    startTime: t.string({ description: '`HH:mm`' }),
    endDate: t.field({ type: 'Date' }),
    endTime: t.string(),
    timeZone: t.string({ description: 'IANA name.' }),
    location: t.string({ required: false }),
    meetingLink: t.string({ required: false }),
    thumbNail: t.string({ required: false }),
    capacity: t.int({ required: false }),
    hasWaitingList: t.boolean({ required: false }),
    speakers: t.field({ type: [EventSpeakerInputRef], required: false }),
  }),
});

export const EventFeedRef = builder.objectRef<EventFeed>('EventFeed').implement({
  description: 'The secret address under which a calendar program reads all events that the viewer attends. Whoever has it can read it.',
  fields: (t) => ({ url: t.exposeString('url', { nullable: true, description: 'Null while it is off.' }) }),
});

export interface EventFeedAnswer { feed: EventFeed | null; error: UserError | null }
export const EventFeedPayloadRef = builder.objectRef<EventFeedAnswer>('EventFeedPayload').implement({
  fields: (t) => ({
    feed: t.expose('feed', { type: EventFeedRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const EventMessageRef = builder.objectRef<EventMessage>('EventMessage').implement({
  description: 'What a host told all who come.',
  fields: (t) => ({
    id: t.exposeID('id'),
    author: t.expose('author', { type: PersonRef, nullable: true }),
    message: t.exposeString('message'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export interface EventMessageAnswer { messages: EventMessage[] | null; error: UserError | null }
export const EventMessagePayloadRef = builder.objectRef<EventMessageAnswer>('EventMessagePayload').implement({
  fields: (t) => ({
    messages: t.expose('messages', { type: [EventMessageRef], nullable: true, description: 'All of the event, the newest first.' }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});
