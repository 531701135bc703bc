import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { knownDevices } from './identity.table';

let server: TestServer;
beforeAll(async () => { server = await startTestServer({ config: { rateLimits: true, trustedProxies: 1 } }); });
afterAll(() => server.close());

interface Answer { device?: string; token?: string; refreshToken?: string; error?: { code: string } }

const run = Math.random().toString(16).slice(2, 6);
let places = 0;
const call = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
  places += 1;
  // Each from another network, so that only the budgets of the account count.
  return server.request<Answer>(method, `/api/v1${path}`, {
    body,
    headers: { 'x-forwarded-for': `2001:db8:${run}:${places.toString(16)}::1`, ...headers },
  });
};
const logIn = (email: string, password: string, device?: string) => call('POST', '/auth/login', { email, password, device });
const PASSWORD = 'correct horse battery';

/** Strangers all over the world try until they are slowed down. */
async function besiege(email: string) {
  for (let ten = 0; ten < 5; ten++) await Promise.all(Array.from({ length: 10 }, (_, at) => logIn(email, `guess ${ten}${at}`)));
  const { status, headers } = await logIn(email, PASSWORD);
  return { status, wait: Number(headers.get('retry-after')) };
}

it('the owner gets in where they have signed in before, while strangers are slowed down', async () => {
  const { email } = await server.user();
  const { body: { device } } = await logIn(email, PASSWORD);
  expect(await besiege(email)).toEqual({ status: 429, wait: expect.any(Number) });
  expect((await logIn(email, PASSWORD, device)).body).toMatchObject({ token: expect.any(String), device });
  // A device that is known to somebody else is a stranger's here.
  const other = await server.user();
  const { body: { device: theirs } } = await logIn(other.email, PASSWORD);
  expect((await logIn(email, PASSWORD, theirs)).status).toBe(429);
});

it('the owner who is nowhere known chooses a new password by mail, and is known then', async () => {
  const { email } = await server.user();
  const { body: { device: lost } } = await logIn(email, PASSWORD);
  await besiege(email);
  await call('POST', '/auth/reset_password', { email });
  const token = new URL((await server.mailbox(email))[0]?.links[0] ?? '').searchParams.get('token') ?? '';
  const { body: { device } } = await call('PATCH', '/auth/set_password', { password: 'brand new words' }, { token });
  expect((await logIn(email, 'brand new words', device)).status).toBe(200);
  expect((await logIn(email, 'brand new words', lost)).status).toBe(429);
});

it('a known device has few guesses of its own, and opens nothing', async () => {
  const { email } = await server.user();
  const { body: { device } } = await logIn(email, PASSWORD);
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) statuses.push((await logIn(email, `guess ${i}`, device)).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
});

it('addresses without an account are slowed down as others are', async () => {
  expect((await besiege(`${randomUUID()}@nowhere.example`)).status).toBe(429);
});

it('keeps one token for a device that several people use, but none that a client made up', async () => {
  const [one, other] = [await server.user(), await server.user()];
  const { body: { device: first } } = await logIn(one.email, PASSWORD, 'made up by the client');
  expect(first).toMatch(/^[\w-]{43}$/);
  const { body: { device: second } } = await logIn(other.email, PASSWORD, first);
  expect(second).toBe(first);
  const rows = await server.db.orm.select().from(knownDevices).where(eq(knownDevices.userId, other.id));
  expect([rows.length, JSON.stringify(rows).includes(String(first))]).toEqual([1, false]);
});
