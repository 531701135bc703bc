/** @embedded concurrent refreshes of one session */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { refreshTokens, sessions } from './identity.table';
import { hashSecret } from './one-way';
import { openSuccessor } from './sealed-successor';
import { SESSION_DAYS } from './sessions';
import { sweepIdentity } from './sweep-identity';

let server: TestServer;
let clock = 0;
const authSecret = 'the same secret before and after a restart';
beforeAll(async () => { server = await startTestServer({ config: { authSecret }, now: () => new Date(Date.now() + clock) }); });
beforeEach(() => { clock = 0; });
afterAll(() => server.close());

interface Tokens { tokenDetails: { token: string; refreshToken: string }; token: string; refreshToken: string }

const refresh = (refreshToken: string) => server.request<Tokens>('POST', '/api/v1/auth/token', { body: { refresh_token: refreshToken } });
/** A signed-in route that says 422 to who is somebody, and 401 to others. */
const isSignedIn = async (token: string) => (await server.request('POST', '/api/v1/users/email', { body: {}, token })).status === 422;

it('hands out a new pair for a refresh token, in both readings', async () => {
  const first = await server.signIn();
  const { status, body } = await refresh(first.refreshToken);
  expect(status).toBe(200);
  expect(body.tokenDetails).toEqual({ token: body.token, refreshToken: body.refreshToken });
  expect(body.refreshToken).not.toBe(first.refreshToken);
  expect(await isSignedIn(body.token)).toBe(true);
});

it('keeps only hashes', async () => {
  const { refreshToken } = await server.signIn();
  const rows = await server.db.orm.select().from(refreshTokens);
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
});

it('gives everybody who uses a token at once the same successor, and there is one chain afterwards', async () => {
  const { userId, refreshToken } = await server.signIn();
  const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refreshToken)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const successors = new Set(answers.map(({ body }) => body.refreshToken));
  expect(successors.size).toBe(1);
  for (const { body } of answers) expect(await isSignedIn(body.token)).toBe(true);
  const open = await server.db.orm
    .select({ hash: refreshTokens.tokenHash })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(and(eq(sessions.userId, userId), isNull(refreshTokens.usedAt)));
  expect(open).toHaveLength(1);
  clock = 11_000;
  expect((await refresh([...successors][0] ?? '')).status).toBe(200);
});

it('answers a use whose first answer was lost with the same successor, up to ten seconds later', async () => {
  const { refreshToken } = await server.signIn();
  const { body: lost } = await refresh(refreshToken);
  clock = 9_000;
  const { body: again } = await refresh(refreshToken);
  expect(again.refreshToken).toBe(lost.refreshToken);
});

it('keeps the successor so that the table alone does not tell it, and no longer than it is answered', async () => {
  const { userId, refreshToken } = await server.signIn();
  const { body } = await refresh(refreshToken);
  const successor = async () =>
    (
      await server.db.orm
        .select({ sealed: refreshTokens.successor })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .where(and(eq(sessions.userId, userId), isNotNull(refreshTokens.usedAt)))
    )[0]?.sealed;
  const sealed = await successor() ?? '';
  expect(Buffer.from(sealed, 'base64url').includes(body.refreshToken)).toBe(false);
  expect(() => openSuccessor(hashSecret(refreshToken), sealed)).toThrow();
  expect(openSuccessor(refreshToken, sealed)).toBe(body.refreshToken);
  await server.db.orm
    .update(refreshTokens)
    .set({ usedAt: new Date(Date.now() - 120_000) })
    .where(eq(refreshTokens.tokenHash, hashSecret(refreshToken)));
  await sweepIdentity(server.db);
  expect(await successor()).toBeNull();
});

it('closes the whole session when a token is used again later: one of the two is a thief', async () => {
  const stolen = await server.signIn();
  const { body: owner } = await refresh(stolen.refreshToken);
  clock = 11_000;
  expect((await refresh(stolen.refreshToken)).status).toBe(401);
  expect((await refresh(owner.refreshToken)).status).toBe(401);
  expect(await isSignedIn(owner.token)).toBe(false);
});

it('leaves the other sessions of the person alone', async () => {
  const { email, password, refreshToken } = await server.signIn();
  const other = await server.request<Tokens>('POST', '/api/v1/auth/login', { body: { email, password } });
  await refresh(refreshToken);
  clock = 11_000;
  await refresh(refreshToken);
  expect((await refresh(other.body.refreshToken)).status).toBe(200);
});

it('ends access tokens after ten minutes and sessions after a month without use', async () => {
  const { token, refreshToken } = await server.signIn();
  clock = 9 * 60_000;
  expect(await isSignedIn(token)).toBe(true);
  clock = 11 * 60_000;
  expect(await isSignedIn(token)).toBe(false);
  clock = (SESSION_DAYS + 1) * 86_400_000;
  expect((await refresh(refreshToken)).status).toBe(401);
});

it('ends a session after three months, however much it is used', async () => {
  let { refreshToken } = await server.signIn();
  for (let day = 20; day <= 80; day += 20) {
    clock = day * 86_400_000;
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    ({ refreshToken } = body);
  }
  clock = 91 * 86_400_000;
  expect((await refresh(refreshToken)).status).toBe(401);
});

it.each(['', 'unknown', 'x'.repeat(400)])('refuses the refresh token "%s"', async (token) => {
  expect([401, 422]).toContain((await refresh(token)).status);
});

it('signs out by the refresh token, also when the access token is long dead, and says nothing about unknown ones', async () => {
  const { token, refreshToken } = await server.signIn();
  expect((await server.request('POST', '/api/v1/auth/logout', { body: { refresh_token: refreshToken } })).status).toBe(204);
  expect((await refresh(refreshToken)).status).toBe(401);
  expect(await isSignedIn(token)).toBe(false);
  expect((await server.request('POST', '/api/v1/auth/logout', { body: { refresh_token: 'unknown' } })).status).toBe(204);
  expect((await server.request('POST', '/api/v1/auth/logout', { body: {} })).status).toBe(204);
});

it('signs out by the access token alone', async () => {
  const { token, refreshToken } = await server.signIn();
  expect((await server.request('POST', '/api/v1/auth/logout', { token, body: {} })).status).toBe(204);
  expect((await refresh(refreshToken)).status).toBe(401);
});

it('knows after a restart which sessions were closed while their tokens are still good', async () => {
  const [closed, open] = [await server.signIn(), await server.signIn()];
  await server.request('POST', '/api/v1/auth/logout', { body: { refresh_token: closed.refreshToken } });
  const again = await startTestServer({ db: server.db, config: { authSecret } });
  try {
    const ask = async (token: string) => (await again.request('POST', '/api/v1/users/email', { body: {}, token })).status;
    expect([await ask(closed.token), await ask(open.token)]).toEqual([401, 422]);
  } finally {
    await again.close();
  }
});

it('sweeps what can not be used any more, and nothing else', async () => {
  const { refreshToken } = await server.signIn();
  const old = await server.signIn();
  await server.db.orm.update(sessions).set({ expiresAt: new Date(Date.now() - 2 * 86_400_000) }).where(eq(sessions.userId, old.userId));
  await sweepIdentity(server.db);
  expect(await server.db.orm.select().from(sessions).where(eq(sessions.userId, old.userId))).toEqual([]);
  expect((await refresh(refreshToken)).status).toBe(200);
});
