import { eq } from 'drizzle-orm';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { users } from './identity.table';

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

const call = (method: string, path: string, token: string, body?: unknown) =>
  server.request<{ error: { code: string } }>(method, `/api/v1${path}`, { token, ...(body !== undefined && { body }) });
const rowOf = async (id: string) => (await server.db.orm.select().from(users).where(eq(users.id, id)))[0];

it('an address that waits is called off, and its link is dead', async () => {
  const { userId, token, email } = await server.signIn();
  const next = `next-${email}`;
  await call('POST', '/users/email', token, { email: next });
  const link = new URL((await server.mailbox(next))[0]?.links[0] ?? '').searchParams.get('token');
  expect((await call('DELETE', '/users/email', token)).status).toBe(204);
  expect((await rowOf(userId))?.pendingEmail).toBeNull();
  expect((await server.request('POST', '/api/v1/users/verify_email', { body: { token: link } })).status).toBe(400);
  expect((await rowOf(userId))?.email).toBe(email);
});

it('Google is disconnected where a password is left, and not where it is the only way in', async () => {
  const { userId, token, email } = await server.signIn();
  await server.db.orm.update(users).set({ googleSub: `google-${userId}` }).where(eq(users.id, userId));
  expect((await call('DELETE', '/account/google', token)).status).toBe(204);
  expect((await rowOf(userId))?.googleSub).toBeNull();
  expect((await server.mailbox(email))[0]?.subject).toBe('Google is disconnected from Heartwood');
  await server.db.orm.update(users).set({ googleSub: `google-${userId}`, passwordHash: null }).where(eq(users.id, userId));
  expect(await call('DELETE', '/account/google', token)).toMatchObject({ status: 409, body: { error: { code: 'PASSWORD_FIRST' } } });
});
