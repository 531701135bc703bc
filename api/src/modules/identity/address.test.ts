import { buildCompany } from '../../testing/builders';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';

let server: TestServer;
let clock = 0;
beforeAll(async () => { server = await startTestServer({ now: () => new Date(Date.now() + clock) }); });
beforeEach(() => { clock = 0; });
afterAll(() => server.close());

interface Failure { error: { code: string; field?: string } }

const post = (path: string, body: unknown, token?: string) => server.request<Failure>('POST', `/api/v1${path}`, { body, ...(token !== undefined && { token }) });
const linkToken = async (email: string) => new URL((await server.mailbox(email))[0]?.links[0] ?? '').searchParams.get('token') ?? '';
const logIn = async (email: string, password: string) => (await post('/auth/login', { email, password })).status;

it('changes when the mail to the new one is confirmed, and the old one is told', async () => {
  const { email, token, password } = await server.signIn();
  expect((await post('/users/email', { email: 'New.Address@example.com' }, token)).status).toBe(202);
  expect(await logIn(email, password)).toBe(200);
  expect((await post('/users/verify_email', { token: await linkToken('new.address@example.com') })).status).toBe(200);
  expect([await logIn(email, password), await logIn('new.address@example.com', password)]).toEqual([401, 200]);
  expect((await server.mailbox(email))[0]?.subject).toBe('Your Heartwood address has changed');
});

it('is told to the open tabs of the person and of the team, who show it', async () => {
  const { userId, token } = await server.signIn();
  const { id } = await buildCompany(server, userId);
  const heard: unknown[] = [];
  const stops = await Promise.all([`user/${userId}`, `company/${id}`].map((topic) => server.bus.subscribe(topic, ({ type }) => heard.push(type))));
  await post('/users/email', { email: 'told@example.com' }, token);
  await post('/users/verify_email', { token: await linkToken('told@example.com') });
  await until(() => heard.length === 2);
  expect(heard).toEqual(['PROFILE_CHANGED', 'TEAM_CHANGED']);
  for (const stop of stops) await stop();
});

it('is not taken from another account, and who asks does not learn that there is one', async () => {
  const other = await server.user();
  const { email, token, password } = await server.signIn();
  expect((await post('/users/email', { email: other.email }, token)).status).toBe(202);
  expect((await server.mailbox(other.email)).map(({ subject }) => subject)).toEqual(['You already have a Heartwood account']);
  expect(await logIn(email, password)).toBe(200);
});

it('goes to who confirms first when two people want it', async () => {
  const [one, other] = [await server.signIn(), await server.signIn()];
  await post('/users/email', { email: 'wanted@example.com' }, one.token);
  const first = await linkToken('wanted@example.com');
  await post('/users/email', { email: 'wanted@example.com' }, other.token);
  const second = await linkToken('wanted@example.com');
  expect((await post('/users/verify_email', { token: first })).status).toBe(200);
  const late = await post('/users/verify_email', { token: second });
  expect([late.status, late.body.error.code]).toEqual([400, 'EMAIL_TAKEN']);
});

it('is not kept from its owner by a sign-up that nobody ever confirmed', async () => {
  await post('/users', { firstname: 'Some', lastname: 'Body', email: 'squatted@example.com', password: 'some password' });
  const { token, password } = await server.signIn();
  await post('/users/email', { email: 'squatted@example.com' }, token);
  expect((await post('/users/verify_email', { token: await linkToken('squatted@example.com') })).status).toBe(200);
  expect(await logIn('squatted@example.com', password)).toBe(200);
});

it('is not confirmed by a link that a later wish has replaced, or after a day', async () => {
  const { token } = await server.signIn();
  await post('/users/email', { email: 'first-wish@example.com' }, token);
  const replaced = await linkToken('first-wish@example.com');
  await post('/users/email', { email: 'second-wish@example.com' }, token);
  expect((await post('/users/verify_email', { token: replaced })).status).toBe(400);
  const latest = await linkToken('second-wish@example.com');
  clock = 25 * 3_600_000;
  expect((await post('/users/verify_email', { token: latest })).status).toBe(400);
});

it('gets a new link on demand, with the same answer whether or not it waits for one', async () => {
  await post('/users', { firstname: 'Some', lastname: 'Body', email: 'waiting@example.com', password: 'some password' });
  const first = await linkToken('waiting@example.com');
  const { email: proven } = await server.user();
  const answers = [await post('/users/resendVerifyEmail', { email: 'waiting@example.com' }), await post('/users/resendVerifyEmail', { email: proven }), await post('/users/resendVerifyEmail', { email: 'nobody@example.com' })];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([[202, {}], [202, {}], [202, {}]]);
  expect([await server.mailbox(proven), await server.mailbox('nobody@example.com')]).toEqual([[], []]);
  expect((await post('/users/verify_email', { token: first })).status).toBe(400);
  expect((await post('/users/verify_email', { token: await linkToken('waiting@example.com') })).status).toBe(200);
});
