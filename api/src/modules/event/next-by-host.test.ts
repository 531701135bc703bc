import { randomUUID } from 'node:crypto';
import { buildCast, type Cast } from '../../testing/builders';
import { eventCalls, eventInput } from '../../testing/event-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';

let server: TestServer;
let cast: Cast;

beforeAll(async () => { server = await startTestServer(); });
beforeEach(async () => { cast = await buildCast(server); });
afterAll(() => server.close());

const dayIn = (days: number) => new Date(server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const make = async (by: SignedIn, name: string, days: number, more: Record<string, unknown> = {}) => {
  const day = dayIn(days);
  const input = eventInput(server.now(), { name, startDate: day, endDate: day, ...more });
  expect((await eventCalls(server).create(input, by.token)).error).toBeNull();
  return input.id;
};
const nextOf = async (id: string, { token }: SignedIn) => {
  const { data, errors } = await server.graphql<{ event: { nextByHost: { name: string; startDate: string } | null } | null }>(
    'query ($id: ID!) { event(id: $id) { nextByHost { id name type startDate startTime endDate endTime timeZone thumbNail } } }',
    { id }, token,
  );
  expect(errors).toBeUndefined();
  return data?.event?.nextByHost?.name ?? null;
};

it('is the company’s first that has not begun, and nobody else’s', async () => {
  const { owner, editor, outsider, companyId } = cast;
  const over = await make(owner, 'Over', -3, { companyId });
  expect(await nextOf(over, outsider)).toBeNull();
  await make(outsider, 'Of another host', 1);
  await make(owner, 'The owner’s own', 2);
  await make(owner, 'Later', 9, { companyId });
  const soon = await make(editor, 'Soon', 5, { companyId });
  await make(owner, 'Over too', -1, { companyId });
  expect([await nextOf(over, outsider), await nextOf(over, owner), await nextOf(soon, outsider)]).toEqual(['Soon', 'Soon', 'Later']);
  await eventCalls(server).remove(soon, editor.token);
  expect(await nextOf(over, outsider)).toBe('Later');
});

it('of somebody’s own event it is their own next, not what they make for their company', async () => {
  const over = await make(cast.owner, 'Over', -3);
  await make(cast.owner, 'The company’s', 1, { companyId: cast.companyId });
  await make(cast.owner, 'Their own', 2);
  expect(await nextOf(over, cast.outsider)).toBe('Their own');
});

it('is nothing that the viewer would not find by itself', async () => {
  const { owner, editor, outsider, companyId } = cast;
  const over = await make(owner, 'Over', -3, { companyId });
  await make(editor, 'By who blocked them', 1, { companyId });
  await make(owner, 'By another', 2, { companyId });
  await server.graphql('mutation ($u: ID!) { blockUser(userId: $u) { error { code } } }', { u: outsider.userId }, editor.token);
  expect([await nextOf(over, outsider), await nextOf(over, owner)]).toEqual(['By another', 'By who blocked them']);
  expect(await nextOf(randomUUID(), outsider)).toBeNull();
});
