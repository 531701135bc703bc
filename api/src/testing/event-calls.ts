import { randomUUID } from 'node:crypto';
import type { AnyJob } from '../modules/jobs';
import type { TestServer } from './test-server';

export interface EventSeen {
  id: string;
  name: string;
  startsAt: string;
  meetingLink: string | null;
  attendeeCount: number;
  takenCount: number;
  waitingCount: number;
  invitedCount: number;
  isDeleted: boolean;
  canEdit: boolean;
  canDelete: boolean;
  speakers: { userId: string | null; firstName: string; companyName: string; position: string }[];
  attendance: { state: string; placeInLine: number; offeredUntil: string | null; reminders: number[]; calendarUrl: string } | null;
}

export interface EventAnswer { event: EventSeen | null; error: { code: string; field: string | null; message: string } | null }

const EVENT_FIELDS = `id name startsAt meetingLink attendeeCount takenCount waitingCount invitedCount isDeleted canEdit canDelete
  speakers { userId firstName companyName position } attendance { state placeInLine offeredUntil reminders calendarUrl }`;
const PAYLOAD = `{ event { ${EVENT_FIELDS} } error { code field message } }`;

/** Two hours from 16:00 in Berlin, 14 days from now, but for what is told. */
export function eventInput(now: Date, more: Record<string, unknown> = {}) {
  const day = new Date(now.getTime() + 14 * 86_400_000).toISOString().slice(0, 10);
  return {
    id: randomUUID(), name: 'Open depot', description: 'Come and see', type: 'PHYSICAL', timeZone: 'Europe/Berlin',
    startDate: day, startTime: '16:00', endDate: day, endTime: '18:00', ...more,
  };
}

/** What clients do with events. */
export function eventCalls(server: TestServer) {
  const call = async (text: string, name: string, variables: Record<string, unknown>, token: string): Promise<EventAnswer> => {
    const { data, errors } = await server.graphql<Record<string, EventAnswer>>(text, variables, token);
    if (!data?.[name]) throw new Error(JSON.stringify(errors));
    return data[name];
  };
  const onEvent = (name: string) => (eventId: string, token: string) => (
    call(`mutation ($eventId: ID!) { ${name}(eventId: $eventId) ${PAYLOAD} }`, name, { eventId }, token)
  );
  const byId = (name: string) => (id: string, token: string) => (
    call(`mutation ($id: ID!) { ${name}(id: $id) ${PAYLOAD} }`, name, { id }, token)
  );
  return {
    create: (input: Record<string, unknown>, token: string) => (
      call(`mutation ($input: CreateEventInput!) { createEvent(input: $input) ${PAYLOAD} }`, 'createEvent', { input }, token)
    ),
    update: (id: string, set: Record<string, unknown>, token: string, more: Record<string, unknown> = {}) => call(
      `mutation ($id: ID!, $set: EventSet!, $new: [EventSpeakerInput!], $removed: [ID!], $tell: Boolean) {
        updateEvent(id: $id, set: $set, newSpeakers: $new, removedSpeakers: $removed, tellAttendees: $tell) ${PAYLOAD}
      }`, 'updateEvent', { id, set, ...more }, token,
    ),
    remove: byId('deleteEvent'), restore: byId('restoreEvent'), attend: onEvent('attendEvent'), leave: onEvent('leaveEvent'),
    remind: (eventId: string, minutes: number[], token: string) => call(
      `mutation ($eventId: ID!, $minutes: [Int!]!) { setEventReminders(eventId: $eventId, minutes: $minutes) ${PAYLOAD} }`,
      'setEventReminders', { eventId, minutes }, token,
    ),
    add: (eventId: string, userId: string, token: string) => call(
      `mutation ($eventId: ID!, $userId: ID!) { addAttendee(eventId: $eventId, userId: $userId) ${PAYLOAD} }`, 'addAttendee',
      { eventId, userId }, token,
    ),
    invite: (eventId: string, userId: string, token: string) => call(
      `mutation ($eventId: ID!, $userId: ID!) { inviteToEvent(eventId: $eventId, userId: $userId) ${PAYLOAD} }`, 'inviteToEvent',
      { eventId, userId }, token,
    ),
    /** Ids of who is in a list of an event; null where it is refused. */
    async people(eventId: string, token: string, variables: Record<string, unknown> = {}): Promise<string[] | null> {
      const { data } = await server.graphql<{ eventAttendees: { nodes: { attendeeId: string }[] } }>(
        `query ($eventId: ID!, $state: AttendeeList, $search: String) {
          eventAttendees(eventId: $eventId, state: $state, search: $search, first: 50) { nodes { attendeeId } }
        }`, { eventId, ...variables }, token,
      );
      return data?.eventAttendees.nodes.map(({ attendeeId }) => attendeeId) ?? null;
    },
    async see(id: string, token: string): Promise<EventSeen | null> {
      const { data } = await server.graphql<{ event: EventSeen | null }>(
        `query ($id: ID!) { event(id: $id) { ${EVENT_FIELDS} } }`, { id }, token,
      );
      return data?.event ?? null;
    },
    async list(variables: Record<string, unknown>, token: string) {
      const { data } = await server.graphql<{ events: { nodes: EventSeen[]; hasMore: boolean; endCursor: string | null } }>(
        `query ($filter: EventFilter, $companyId: ID, $type: EventType, $first: Int, $after: String) {
          events(filter: $filter, companyId: $companyId, type: $type, first: $first, after: $after) { nodes { ${EVENT_FIELDS} } hasMore endCursor }
        }`, variables, token,
      );
      return data?.events ?? { nodes: [], hasMore: false, endCursor: null };
    },
    /** Runs what waits of a kind and is due by the server's clock, as a process would; answers how many. */
    async runDue(job: AnyJob): Promise<number> {
      const rows = await server.db.write<{ id: string; key: string; payload: never }>({
        name: 'take-test-jobs', text: 'delete from job where kind = $1 and run_at <= $2 returning id, key, payload',
      }, [job.kind, server.now().toISOString()]);
      for (const { id, key, payload } of rows) await job.run(server, payload, { id, key, attempt: 1 });
      return rows.length;
    },
    async told(userId: string): Promise<string[]> {
      const rows = await server.db.read<{ type: string }>({
        name: 'test-told', text: "select type from notification where user_id = $1 and type like 'EVENT%' order by created_at, type",
      }, [userId]);
      return rows.map(({ type }) => type);
    },
  };
}
