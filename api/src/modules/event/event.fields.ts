import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import type { Context } from '../../request/context';
import { expected } from '../../request/expected-failure';
import { addAttendee, attendEvent, inviteToEvent, leaveEvent, removeAttendee, setReminders } from './attend-event';
import { readEventFeed, renewEventFeed, revokeEventFeed, type EventFeed } from './event-feed';
import {
  AttendeeListRef, CreateEventInputRef, EventAttendeePageRef, EventFeedPayloadRef, EventFeedRef, EventFilterRef, EventMessagePayloadRef,
  EventMessageRef, EventPageRef, EventPayloadRef, EventRef, EventSetRef,
  EventSpeakerInputRef, EventTypeRef, SpeakerCardRef, type EventPayload,
} from './event.schema';
import { messageAttendees, readEventMessages } from './message-attendees';
import { readAttendedEvents, readAttendees, readEvent, readEvents, readHostedEvents } from './read-events';
import { createEvent, deleteEvent, restoreEvent, updateEvent } from './save-event';
import { searchSpeakers } from './speakers';

async function payload(context: Context, id: string, command: () => Promise<void>): Promise<EventPayload> {
  const { value: event, error } = await expected(async () => {
    await command();
    return readEvent(context, id);
  });
  return { event, error };
}

async function fed(command: () => Promise<EventFeed>) {
  const { value: feed, error } = await expected(command);
  return { feed, error };
}

const signedIn = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;
/** The first page unless told; specification, section 9. */
const PAGE = 15;

builder.queryFields((t) => {
  const page = {
    type: t.arg({ type: EventTypeRef, required: false }), first: t.arg.int({ defaultValue: PAGE }),
    after: t.arg.string({ required: false }),
  };
  return {
    events: t.field({
      ...signedIn, type: EventPageRef, description: 'By when they begin.',
      args: { filter: t.arg({ type: EventFilterRef, defaultValue: 'UPCOMING' }), companyId: t.arg.id({ required: false }), ...page },
      resolve: (_root, { after = null, companyId = null, type = null, ...args }, context) => (
        readEvents(context, { ...args, after, companyId, type })
      ),
    }),
    attendedEvents: t.field({
      ...signedIn, type: EventPageRef, description: 'What somebody attends, has attended and speaks at, the latest first.',
      args: { userId: t.arg.id(), ...page },
      resolve: (_root, { after = null, type = null, ...args }, context) => readAttendedEvents(context, { ...args, after, type }),
    }),
    hostedEvents: t.field({
      ...signedIn, type: EventPageRef, description: 'What a company hosts and has hosted, the latest first.',
      args: { companyId: t.arg.id(), ...page },
      resolve: (_root, { after = null, type = null, ...args }, context) => readHostedEvents(context, { ...args, after, type }),
    }),
    event: t.field({
      ...signedIn, type: EventRef, nullable: true, description: 'Null for one that is not there, or not for the viewer.',
      args: { id: t.arg.id() },
      resolve: (_root, { id }, context) => readEvent(context, id),
    }),
    eventAttendees: t.field({
      ...signedIn, type: EventAttendeePageRef, description: 'All but GOING is for hosts.',
      args: {
        eventId: t.arg.id(), state: t.arg({ type: AttendeeListRef, defaultValue: 'GOING' }), first: page.first, after: page.after,
        search: t.arg.string({ required: false, description: 'Their names.' }),
      },
      resolve: (_root, { after = null, search = null, ...args }, context) => readAttendees(context, { ...args, after, search }),
    }),
    eventFeed: t.field({
      ...signedIn, type: EventFeedRef, description: 'The viewer’s own.', resolve: (_root, _args, context) => readEventFeed(context),
    }),
    eventMessages: t.field({
      ...signedIn, type: [EventMessageRef], args: { eventId: t.arg.id() },
      description: 'What hosts told who comes, the newest first: for these and the hosts.',
      resolve: (_root, { eventId }, context) => readEventMessages(context, eventId),
    }),
    searchSpeakers: t.field({
      ...signedIn, type: [SpeakerCardRef], complexity: { field: STATEMENT_COST, multiplier: PAGE },
      description: 'People with a whole name and a company, by either.',
      args: { search: t.arg.string(), first: page.first, offset: t.arg.int({ defaultValue: 0 }) },
      resolve: (_root, args, context) => searchSpeakers(context, args),
    }),
  };
});

builder.mutationFields((t) => {
  const one = { ...signedIn, type: EventPayloadRef, args: { id: t.arg.id() } };
  const attendee = { ...signedIn, type: EventPayloadRef, args: { eventId: t.arg.id(), userId: t.arg.id() } };
  const own = { ...signedIn, type: EventPayloadRef, args: { eventId: t.arg.id() } };
  return {
    createEvent: t.field({
      ...signedIn, type: EventPayloadRef, args: { input: t.arg({ type: CreateEventInputRef }) },
      resolve: (_root, { input }, context) => payload(context, input.id, () => createEvent(context, input)),
    }),
    updateEvent: t.field({
      ...signedIn, type: EventPayloadRef, description: 'Who attends is told of another name, time or place, unless `tellAttendees` says otherwise.',
      args: {
        id: t.arg.id(), set: t.arg({ type: EventSetRef }), newSpeakers: t.arg({ type: [EventSpeakerInputRef], required: false }),
        removedSpeakers: t.arg.idList({ required: false }),
        tellAttendees: t.arg.boolean({
          required: false, description: 'True: also of other words, speakers or another link; false: of nothing, though calendars follow.',
        }),
      },
      resolve: (_root, args, context) => payload(context, args.id, () => updateEvent(context, args)),
    }),
    deleteEvent: t.field({
      ...one, description: 'Soft: `restoreEvent` has it back. Who attends is told some seconds later.',
      resolve: (_root, args, context) => payload(context, args.id, () => deleteEvent(context, args)),
    }),
    restoreEvent: t.field({ ...one, resolve: (_root, args, context) => payload(context, args.id, () => restoreEvent(context, args)) }),
    attendEvent: t.field({
      ...own, description: 'Takes a place, one that is offered, or the last one in the line. FULL where there is none.',
      resolve: (_root, args, context) => payload(context, args.eventId, () => attendEvent(context, args)),
    }),
    leaveEvent: t.field({
      ...own, description: 'Gives up a place, an offer or the line.',
      resolve: (_root, args, context) => payload(context, args.eventId, () => leaveEvent(context, args)),
    }),
    inviteToEvent: t.field({
      ...attendee, description: 'Asks somebody to come, who is told of it and has no place by it. Twice is once.',
      resolve: (_root, args, context) => payload(context, args.eventId, () => inviteToEvent(context, args)),
    }),
    addAttendee: t.field({
      ...attendee, resolve: (_root, args, context) => payload(context, args.eventId, () => addAttendee(context, args)),
    }),
    removeAttendee: t.field({
      ...attendee, resolve: (_root, args, context) => payload(context, args.eventId, () => removeAttendee(context, args)),
    }),
    messageAttendees: t.field({
      ...signedIn, type: EventMessagePayloadRef, description: 'Tells all who come. The same id twice is one message.',
      args: { id: t.arg.id(), eventId: t.arg.id(), message: t.arg.string() },
      resolve: async (_root, args, context) => {
        const { value: messages, error } = await expected(async () => {
          await messageAttendees(context, args);
          return readEventMessages(context, args.eventId);
        });
        return { messages, error };
      },
    }),
    renewEventFeed: t.field({
      ...signedIn, type: EventFeedPayloadRef,
      description: 'Makes the address, or another one in its place: the one before answers 404 from now on.',
      resolve: (_root, _args, context) => fed(() => renewEventFeed(context)),
    }),
    revokeEventFeed: t.field({
      ...signedIn, type: EventFeedPayloadRef, description: 'Switches it off.',
      resolve: (_root, _args, context) => fed(() => revokeEventFeed(context)),
    }),
    setEventReminders: t.field({
      ...signedIn, type: EventPayloadRef, args: { eventId: t.arg.id(), minutes: t.arg.intList({ description: 'Before the start.' }) },
      resolve: (_root, args, context) => payload(context, args.eventId, () => setReminders(context, args)),
    }),
  };
});
