import { laterBy, startOf, endOf, wallTimeOf } from '@heartwood/contract/domain';
import type { Samples } from '@heartwood/client-kit/samples';
import type { WholeEventFragment } from '../src/generated/graphql';
import { AMARA, COMPANY_ID, KOFI, NOOR, PRIYA } from './sample-notifications';
import { samplePost } from './sample-posts';

type Whole = WholeEventFragment;

/** An event of Loopcrate in five days at nine in Berlin, with what is different about this one. */
export function sampleEvent(change: Partial<Whole> & { id: string }, now = new Date(), inDays = 5): Whole {
  const start = { date: wallTimeOf(new Date(now.getTime() + inDays * 86_400_000), 'Europe/Berlin').date, time: '09:00' };
  const end = laterBy(start, 180);
  const times = { startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time, timeZone: 'Europe/Berlin' };
  return {
    __typename: 'Event', name: 'Open depot: watch 900 crates get washed', type: 'PHYSICAL', ...times,
    startsAt: startOf(times).toISOString(), endsAt: endOf(times).toISOString(), thumbNail: null, attendeeCount: 3, isDeleted: false,
    host: { __typename: 'EventHost', id: COMPANY_ID, name: 'Loopcrate', logo: null }, creator: PRIYA, faces: [KOFI, PRIYA, NOOR],
    attendance: null,
    description: 'Come and see the least glamorous machine in circular retail.', location: 'Depot B, Lahnstraße 31, Berlin',
    meetingLink: null,
    hasMeetingLink: false, capacity: null, hasWaitingList: false, takenCount: 3, waitingCount: 0, invitedCount: 0, canEdit: false,
    canDelete: false, nextByHost: null,
    speakers: [{
      __typename: 'EventSpeaker', id: 's1', userId: NOOR.id, firstName: 'Noor', lastName: 'Haddad', companyName: 'Kilo Robotics',
      position: 'CTO',
      person: NOOR,
    }],
    ...change,
  };
}

const GOING = {
  __typename: 'Attendance' as const, state: 'GOING' as const, placeInLine: 0, offeredUntil: null, reminders: [1440, 15],
  calendarUrl: 'https://heartwood.example/calendar/event/one',
};

/** Events in memory: one to attend, one that is full, and one that Amara hosts. */
function sampleEvents(now = new Date()): Whole[] {
  return [
    sampleEvent({ id: 'e1' }, now),
    sampleEvent({
      id: 'e2', name: 'Kitchen without a bin', capacity: 3, hasWaitingList: true, waitingCount: 2,
      host: { __typename: 'EventHost', id: 'c9', name: 'Fernwood Kitchen', logo: null },
    }, now, 14),
    sampleEvent({ id: 'e3', name: 'What a lost crate costs', creator: AMARA, canEdit: true, canDelete: true, attendance: GOING }, now, 20),
  ];
}

/** What a server says of them, and does to them. */
export function eventOperations(events: Whole[] = sampleEvents()): Samples {
  const store = new Map(events.map((event) => [event.id, event]));
  const invited = new Map<string, (typeof KOFI)[]>();
  const cardOf = (person: typeof KOFI) => ({
    __typename: 'UserCard', person, companyName: 'Kilo Robotics', position: 'CTO', isFollowed: false,
  });
  const messages = new Map<string, object[]>();
  let feed: string | null = null;
  const payload = (event: Whole | null, error: object | null = null) => ({ __typename: 'EventPayload', event, error });
  const change = (id: unknown, how: (event: Whole) => Whole) => {
    const event = store.get(String(id));
    if (!event) return payload(null, { __typename: 'UserError', code: 'FORBIDDEN', field: null, message: "You don't have permission." });
    store.set(event.id, how(event));
    return payload(store.get(event.id) ?? null);
  };
  const live = () => [...store.values()].filter(({ isDeleted }) => !isDeleted);
  const attend = (event: Whole): Whole => {
    const isFull = event.capacity != null && event.takenCount >= event.capacity;
    if (isFull) return {
      ...event, waitingCount: event.waitingCount + 1, attendance: { ...GOING, state: 'WAITING', placeInLine: event.waitingCount + 1 },
    };
    return { ...event, attendeeCount: event.attendeeCount + 1, takenCount: event.takenCount + 1, attendance: GOING };
  };
  const leave = (event: Whole): Whole => {
    const had = event.attendance?.state === 'GOING' ? 1 : 0;
    return { ...event, attendance: null, attendeeCount: event.attendeeCount - had, takenCount: event.takenCount - had };
  };
  const page = (nodes: Whole[]) => ({ events: { __typename: 'EventPage', nodes, hasMore: false, endCursor: null } });
  return {
    Events: ({ filter, type }) => page(live().filter((event) => (
      (type == null || event.type === type)
        && (filter !== 'ATTENDING' || event.attendance) && (filter !== 'HOSTED' || event.canEdit) && filter !== 'PAST'
    ))),
    MoreEvents: () => page([]),
    Event: ({ id }) => ({ event: store.get(String(id)) ?? null }),
    EventAttendees: ({ state, search, eventId }) => ({
      eventAttendees: {
        __typename: 'EventAttendeePage', hasMore: false, endCursor: null,
        nodes: (state === 'GOING' ? [NOOR] : state === 'INVITED' ? invited.get(String(eventId)) ?? [] : []).filter(({ firstname }) => (
          firstname.toLowerCase().includes(String(search ?? '').toLowerCase())
        )).map((person) => ({ __typename: 'EventAttendee', attendeeId: person.id, isSpeaker: person === NOOR, card: cardOf(person) })),
      },
    }),
    FindSpeakers: ({ search }) => ({
      searchSpeakers: [NOOR, KOFI].filter(({ firstname }) => (
        firstname.toLowerCase().includes(String(search).toLowerCase())
      )).map((person) => (
        { __typename: 'SpeakerCard', person, companyName: 'Kilo Robotics', position: 'CTO' }
      )),
    }),
    EventMessages: ({ eventId }) => ({ eventMessages: messages.get(String(eventId)) ?? [] }),
    MessageAttendees: ({ id, eventId, message }) => {
      const said = { __typename: 'EventMessage', id, message, createdAt: new Date().toISOString(), author: AMARA };
      messages.set(String(eventId), [said, ...messages.get(String(eventId)) ?? []]);
      return { messageAttendees: { __typename: 'EventMessagePayload', messages: messages.get(String(eventId)), error: null } };
    },
    FindAttendees: ({ text }) => ({
      matchingUsers: [NOOR, KOFI].filter(({ firstname }) => firstname.toLowerCase().includes(String(text).toLowerCase())).map((person) => (
        cardOf(person)
      )),
    }),
    InviteToEvent: ({ eventId, userId }) => {
      const people = [...invited.get(String(eventId)) ?? [], ...[NOOR, KOFI].filter(({ id }) => id === userId)];
      invited.set(String(eventId), people);
      return { inviteToEvent: change(eventId, (event) => ({ ...event, invitedCount: people.length })) };
    },
    AddAttendee: ({ eventId }) => ({ addAttendee: change(eventId, (event) => ({ ...event, attendeeCount: event.attendeeCount + 1 })) }),
    RemoveAttendee: ({ eventId }) => ({
      removeAttendee: change(eventId, (event) => ({ ...event, attendeeCount: event.attendeeCount - 1 })),
    }),
    EventFeed: () => ({ eventFeed: { __typename: 'EventFeed', url: feed } }),
    RenewEventFeed: () => {
      feed = `https://heartwood.example/calendar/events/${crypto.randomUUID()}`;
      return { renewEventFeed: { __typename: 'EventFeedPayload', feed: { __typename: 'EventFeed', url: feed }, error: null } };
    },
    RevokeEventFeed: () => {
      feed = null;
      return { revokeEventFeed: { __typename: 'EventFeedPayload', feed: { __typename: 'EventFeed', url: feed }, error: null } };
    },
    CreateEvent: ({ input }) => {
      const {
        speakers: _speakers, companyId: _companyId, ...values
      } = input as Partial<Whole> & { id: string; speakers: object; companyId: string };
      store.set(values.id, { ...sampleEvent({ id: values.id }), ...values, speakers: [], canEdit: true, canDelete: true });
      return { createEvent: payload(store.get(values.id) ?? null) };
    },
    CreateEventWithPost: ({ input, post }) => {
      const { id, name } = input as { id: string; name: string };
      store.set(id, { ...sampleEvent({ id }), name, speakers: [], canEdit: true, canDelete: true });
      return {
        createEvent: payload(store.get(id) ?? null),
        createPost: { __typename: 'PostPayload', post: samplePost({ id: (post as { id: string }).id }), error: null },
      };
    },
    UpdateEvent: ({ id, set }) => ({ updateEvent: change(id, (event) => ({ ...event, ...(set as Partial<Whole>) })) }),
    DeleteEvent: ({ id }) => ({ deleteEvent: change(id, (event) => ({ ...event, isDeleted: true })) }),
    RestoreEvent: ({ id }) => ({ restoreEvent: change(id, (event) => ({ ...event, isDeleted: false })) }),
    AttendEvent: ({ eventId }) => ({ attendEvent: change(eventId, attend) }),
    LeaveEvent: ({ eventId }) => ({ leaveEvent: change(eventId, leave) }),
    SetEventReminders: ({ eventId, minutes }) => ({
      setEventReminders: change(eventId, (event) => (
        { ...event, attendance: event.attendance && { ...event.attendance, reminders: minutes as number[] } }
      )),
    }),
  };
}
