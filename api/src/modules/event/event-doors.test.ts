import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { eventCalls, eventInput, type EventAnswer } from '../../testing/event-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';

let server: TestServer;
let cast: Cast;

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server); });
afterAll(() => server.close());

const make = async (by: SignedIn, more: Record<string, unknown> = {}) => {
  const input = eventInput(server.now(), more);
  expect((await eventCalls(server).create(input, by.token)).error).toBeNull();
  return input.id;
};
const message = async (eventId: string, token: string) => (await server.graphql<{ messageAttendees: EventAnswer }>(
  'mutation ($id: ID!, $eventId: ID!) { messageAttendees(id: $id, eventId: $eventId, message: "Buy my crates") { error { code } } }',
  { id: randomUUID(), eventId }, token,
)).data?.messageAttendees.error?.code ?? null;

/** What only hosts do, tried by somebody; the codes of the answers. */
async function hostDoors(eventId: string, token: string): Promise<(string | null)[]> {
  const calls = eventCalls(server);
  const answers = [
    await calls.invite(eventId, cast.viewer.userId, token), await calls.add(eventId, cast.viewer.userId, token),
    await calls.update(eventId, { name: 'Taken over' }, token), await calls.remove(eventId, token),
  ];
  return [...answers.map(({ error }) => error?.code ?? null), await message(eventId, token)];
}
const REFUSED = ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'];

it('who has left the host has no hand on its events, not even on their own', async () => {
  const { editor, owner } = cast;
  const [theirs, own] = [await make(owner, { companyId: cast.companyId }), await make(editor, { companyId: cast.companyId })];
  expect((await eventCalls(server).invite(own, cast.viewer.userId, editor.token)).error).toBeNull();
  await server.graphql('mutation ($id: ID!) { deleteTeamMember(id: $id) { error { code } } }', { id: cast.seats.editor }, owner.token);
  expect([await hostDoors(theirs, editor.token), await hostDoors(own, editor.token)]).toEqual([REFUSED, REFUSED]);
  expect((await eventCalls(server).remove(own, owner.token)).error).toBeNull();
});

it('an event of another company is closed to who hosts in their own, and to who only comes', async () => {
  const id = await make(cast.owner, { companyId: cast.companyId });
  expect((await eventCalls(server).attend(id, cast.outsider.token)).error).toBeNull();
  expect([await hostDoors(id, cast.outsider.token), await hostDoors(id, cast.viewer.token)]).toEqual([REFUSED, REFUSED]);
  // Nor can it be taken by its id.
  const again = { ...eventInput(server.now()), id };
  expect((await eventCalls(server).create(again, cast.outsider.token)).error?.code).toBe('FORBIDDEN');
});

it('who is blocked finds no event of theirs, by whatever door', async () => {
  const { owner, outsider } = cast;
  const id = await make(owner);
  await server.graphql('mutation ($u: ID!) { blockUser(userId: $u) { error { code } } }', { u: outsider.userId }, owner.token);
  const calls = eventCalls(server);
  expect([(await calls.attend(id, outsider.token)).error?.code, (await calls.remind(id, [15], outsider.token)).error?.code]).toEqual([
    'FORBIDDEN', 'FORBIDDEN',
  ]);
  expect(await hostDoors(id, outsider.token)).toEqual(REFUSED);
  const read = await server.graphql<{ event: unknown; eventMessages: unknown[] | null }>(
    'query ($id: ID!) { event(id: $id) { id } eventMessages(eventId: $id) { id } }', { id }, outsider.token,
  );
  expect(JSON.stringify(read)).not.toContain(id);
  expect(read.data?.event ?? null).toBeNull();
});

it('nobody who is signed out reaches any of it', async () => {
  const id = await make(cast.owner);
  for (const field of ['inviteToEvent', 'addAttendee', 'removeAttendee']) {
    const { errors } = await server.graphql(`mutation ($id: ID!, $u: ID!) { ${field}(eventId: $id, userId: $u) { error { code } } }`, {
      id, u: cast.viewer.userId,
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'access-denied' });
  }
});
