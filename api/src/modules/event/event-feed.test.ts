import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { eventCalls, eventInput } from '../../testing/event-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { users } from '../identity';

let server: TestServer;
let calls: ReturnType<typeof eventCalls>;
let host: SignedIn;
let guest: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  calls = eventCalls(server);
});
beforeEach(async () => {
  host = await server.signIn({ firstname: 'Hana' });
  guest = await server.signIn({ firstname: 'Gus' });
});
afterAll(() => server.close());

const make = async (name: string, more: Record<string, unknown> = {}) => {
  const input = eventInput(server.now(), { name, ...more });
  expect((await calls.create(input, host.token)).error).toBeNull();
  return input.id;
};

describe('the address of one’s own events', () => {
  const change = async (name: 'renewEventFeed' | 'revokeEventFeed', by = guest) => (
    (await server.graphql<Record<string, { feed: { url: string | null } }>>(
      `mutation { ${name} { feed { url } error { code } } }`, {}, by.token,
    )).data?.[name]?.feed.url
  );
  const own = async () => (
    (await server.graphql<{ eventFeed: { url: string | null } }>('{ eventFeed { url } }', {}, guest.token)).data?.eventFeed.url
  );
  const file = async (url: string) => {
    const answer = await fetch(`${server.url}${new URL(url).pathname}`);
    return { status: answer.status, text: await answer.text() };
  };

  test('has what one attends as it is, and nothing of the meeting link', async () => {
    const [going, cancelled, left] = [
      await make('Open depot', { type: 'VIRTUAL', meetingLink: 'https://meet.example/secret' }), await make('Off'), await make('Left'),
    ];
    await make('Of others');
    for (const id of [going, cancelled, left]) await calls.attend(id, guest.token);
    await calls.leave(left, guest.token);
    await calls.remove(cancelled, host.token);
    const url = await change('renewEventFeed') ?? '';
    expect(await own()).toBe(url);
    const { status, text } = await file(url);
    expect(status).toBe(200);
    expect(text.match(/SUMMARY:.*|STATUS:.*/g)?.map((line) => line.trim())
      .sort()).toEqual(['STATUS:CANCELLED', 'STATUS:CONFIRMED', 'SUMMARY:Off', 'SUMMARY:Open depot']);
    expect(text).not.toContain('meet.example');
  });

  test('ends with the next one, when it is switched off, and with a ban', async () => {
    const first = await change('renewEventFeed') ?? '';
    const second = await change('renewEventFeed') ?? '';
    expect([(await file(first)).status, (await file(second)).status]).toEqual([404, 200]);
    await server.db.orm.update(users).set({ isBlocked: true }).where(eq(users.id, guest.userId));
    expect((await file(second)).status).toBe(404);
    await server.db.orm.update(users).set({ isBlocked: false }).where(eq(users.id, guest.userId));
    await change('revokeEventFeed');
    expect([await own(), (await file(second)).status]).toEqual([null, 404]);
  });
});

describe('a message to who comes', () => {
  interface Answer { messages: { message: string }[] | null; error: { code: string; message: string } | null }
  const send = async (eventId: string, message: string, { id = randomUUID(), by = host } = {}) => (
    (await server.graphql<{ messageAttendees: Answer }>(
      `mutation ($id: ID!, $eventId: ID!, $message: String!) {
        messageAttendees(id: $id, eventId: $eventId, message: $message) { messages { message author { firstname } } error { code message } } }`,
      { id, eventId, message }, by.token,
    )).data?.messageAttendees
  );
  const read = async (eventId: string, by: SignedIn) => (
    (await server.graphql<{ eventMessages: { message: string }[] }>(
      'query ($id: ID!) { eventMessages(eventId: $id) { message } }', { id: eventId }, by.token,
    )).data?.eventMessages
  );
  const told = async (by: SignedIn) => (
    (await server.graphql<{ notifications: { nodes: { type: string; message: string; path: string }[] } }>(
      '{ notifications { nodes { type message path } } }', {}, by.token,
    ))
      .data?.notifications.nodes ?? []
  );

  test('is read by them and the hosts, told once, and says nothing where it is told', async () => {
    const [eventId, waiting] = [await make('Open depot', { capacity: 1, hasWaitingList: true }), await server.signIn()];
    await calls.attend(eventId, guest.token);
    await calls.attend(eventId, waiting.token);
    const id = randomUUID();
    for (let again = 0; again < 2; again += 1) expect((await send(eventId, ' Bring shoes ', { id }))?.messages).toMatchObject([
      { message: 'Bring shoes' },
    ]);
    expect(await read(eventId, guest)).toEqual([{ message: 'Bring shoes' }]);
    expect(await read(eventId, waiting)).toBeUndefined();
    expect((await told(guest)).filter(({ type }) => type === 'EVENT_MESSAGE')).toEqual([
      { type: 'EVENT_MESSAGE', message: 'Hana Lovelace wrote to everybody who attends Open depot', path: `/app/events/${eventId}` },
    ]);
    expect(await told(waiting)).toEqual([]);
  });

  test('is a host’s, has words, and is one of few a day', async () => {
    const eventId = await make('Open depot');
    await calls.attend(eventId, guest.token);
    expect((await send(eventId, 'Buy', { by: guest }))?.error?.code).toBe('FORBIDDEN');
    expect((await send(eventId, ' '))?.error).toMatchObject({ code: 'INVALID', message: 'Write something first.' });
    for (let nth = 1; nth <= 5; nth += 1) expect((await send(eventId, `No ${nth}`))?.error).toBeNull();
    expect((await send(eventId, 'No 6'))?.error?.code).toBe('CONFLICT');
  });
});
