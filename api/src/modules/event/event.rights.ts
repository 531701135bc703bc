import { randomUUID } from 'node:crypto';
import { EDITORS, MEMBERS, signedIn, type Rights } from '../../testing/rights';

/** The event of the stage is the editor's, of a company to look around in: only its people see it. */
const TIMES = { startDate: '2030-06-11', startTime: '16:00', endDate: '2030-06-11', endTime: '17:00', timeZone: 'Europe/Berlin' };

export const EVENT_RIGHTS: Rights = {
  fields: {
    'Query.events': signedIn({ filter: 'UPCOMING', first: 15 }),
    'Query.attendedEvents': { may: 'signed-in', variables: ({ people }) => ({ userId: people.editor.userId, first: 15 }) },
    'Query.hostedEvents': { may: 'signed-in', variables: ({ companyId }) => ({ companyId, first: 15 }) },
    'Query.event': { may: MEMBERS, hides: true, variables: ({ eventId: id }) => ({ id }) },
    'Query.eventAttendees': { may: EDITORS, variables: ({ eventId }) => ({ eventId, state: 'WAITING', first: 15 }) },
    'Query.eventFeed': signedIn(),
    'Query.eventMessages': { may: ['viewer', ...EDITORS], variables: ({ eventId }) => ({ eventId }) },
    'Query.searchSpeakers': signedIn({ search: 'tester', first: 7, offset: 0 }),
    'Mutation.createEvent': {
      may: EDITORS,
      variables: ({ companyId }) => ({
        input: { id: randomUUID(), companyId, name: 'Open depot', description: 'Come and see', type: 'PHYSICAL', ...TIMES },
      }),
    },
    'Mutation.updateEvent': { may: EDITORS, variables: ({ eventId: id }) => ({ id, set: { name: 'Closed depot' } }) },
    'Mutation.deleteEvent': { may: ['editor'], variables: ({ eventId: id }) => ({ id }) },
    'Mutation.restoreEvent': { may: ['editor'], variables: ({ eventId: id }) => ({ id }) },
    'Mutation.attendEvent': { may: MEMBERS, variables: ({ eventId }) => ({ eventId }) },
    'Mutation.leaveEvent': { may: MEMBERS, variables: ({ eventId }) => ({ eventId }) },
    'Mutation.inviteToEvent': { may: EDITORS, variables: ({ eventId, people }) => ({ eventId, userId: people.custom.userId }) },
    'Mutation.addAttendee': { may: EDITORS, variables: ({ eventId, people }) => ({ eventId, userId: people.custom.userId }) },
    'Mutation.removeAttendee': { may: EDITORS, variables: ({ eventId, people }) => ({ eventId, userId: people.viewer.userId }) },
    'Mutation.messageAttendees': { may: EDITORS, variables: ({ eventId }) => ({ id: randomUUID(), eventId, message: 'Bring shoes' }) },
    'Mutation.renewEventFeed': signedIn(),
    'Mutation.revokeEventFeed': signedIn(),
    'Mutation.setEventReminders': { may: ['viewer'], variables: ({ eventId }) => ({ eventId, minutes: [60] }) },
  },
  routes: {
    'GET /calendar/event/:token': {
      policy: 'public', status: 200, request: ({ eventCalendarToken }) => ({ path: `/calendar/event/${eventCalendarToken}` }),
    },
    'GET /calendar/events/:token': {
      policy: 'public', status: 200, request: ({ eventFeedToken }) => ({ path: `/calendar/events/${eventFeedToken}` }),
    },
  },
  types: {
    Event: {
      from: ['EventPage.nodes', 'EventPayload.event', 'FoundEventPage.nodes', 'Post.event', 'Query.event'],
      fields: [
        'id', 'name', 'description', 'type', 'startDate', 'startTime', 'endDate', 'endTime', 'timeZone', 'startsAt', 'endsAt', 'location',
        'meetingLink', 'hasMeetingLink', 'thumbNail', 'capacity', 'hasWaitingList', 'isDeleted', 'host', 'creator', 'speakers',
        'attendeeCount', 'takenCount', 'waitingCount', 'invitedCount', 'faces', 'attendance', 'nextByHost', 'canEdit', 'canDelete',
      ],
    },
    NextEvent: {
      from: ['Event.nextByHost'],
      fields: ['id', 'name', 'type', 'startDate', 'startTime', 'endDate', 'endTime', 'timeZone', 'thumbNail'],
    },
    EventHost: { from: ['Event.host'], fields: ['id', 'name', 'logo'] },
    EventSpeaker: {
      from: ['Event.speakers'], fields: ['id', 'userId', 'person', 'firstName', 'lastName', 'companyName', 'companyId', 'position'],
    },
    // The viewer's own.
    Attendance: { from: ['Event.attendance'], fields: ['state', 'placeInLine', 'offeredUntil', 'reminders', 'calendarUrl'] },
    EventAttendee: { from: ['EventAttendeePage.nodes'], fields: ['attendeeId', 'card', 'person', 'companyName', 'isSpeaker'] },
    EventFeed: { from: ['EventFeedPayload.feed', 'Query.eventFeed'], fields: ['url'] },
    EventMessage: { from: ['EventMessagePayload.messages', 'Query.eventMessages'], fields: ['id', 'author', 'message', 'createdAt'] },
    SpeakerCard: { from: ['Query.searchSpeakers'], fields: ['person', 'companyId', 'companyName', 'position'] },
  },
};
