import { behind, forgetting } from '@heartwood/client-kit/cache';
import type { UpdateResolver } from '@urql/exchange-graphcache';
import { EventsDocument, type EventPageFieldsFragment, type EventsQueryVariables } from '../generated/graphql';

/** The next page of a list of events goes behind what is loaded. */
export const eventPages: Record<string, UpdateResolver> = {
  events(result, { after, first: _first, ...asked }, cache) {
    if (after == null) return;
    const more = result.events as unknown as EventPageFieldsFragment;
    cache.updateQuery({ query: EventsDocument, variables: asked as unknown as EventsQueryVariables }, (data) => (
      data && { ...data, events: behind(data.events, more, after, ({ id }) => id) }
    ));
  },
};

/** An event itself comes with each answer; in which lists it stands, and what stands there by itself, has to be asked anew. */
const forgetLists = forgetting('events', 'attendedEvents', 'hostedEvents');
const forgetPeople = forgetting('events', 'attendedEvents', 'eventAttendees');

export const eventCommands: Record<string, UpdateResolver> = {
  createEvent: forgetLists, updateEvent: forgetLists, deleteEvent: forgetLists, restoreEvent: forgetLists, attendEvent: forgetPeople,
  leaveEvent: forgetPeople, inviteToEvent: forgetPeople, addAttendee: forgetPeople, removeAttendee: forgetPeople,
  messageAttendees: forgetting('eventMessages'),
  renewEventFeed: forgetting('eventFeed'), revokeEventFeed: forgetting('eventFeed'),
};
