import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { hashPassword, passwordMatches } from './password';

let server: TestServer;
let clock = 0;
beforeAll(async () => { server = await startTestServer({ now: () => new Date(Date.now() + clock) }); });
beforeEach(() => { clock = 0; });
afterAll(() => server.close());

interface Failure { error: { code: string; field?: string } }

const call = <Body = Failure>(
  method: string,
  path: string,
  body: unknown,
  more: { token?: string; headers?: Record<string, string> } = {},
) => server.request<Body>(method, `/api/v1${path}`, { body, ...more });
const logIn = async (email: string, password: string) => (await call('POST', '/auth/login', { email, password })).status;
const linkToken = async (email: string) => new URL((await server.mailbox(email))[0]?.links[0] ?? '').searchParams.get('token') ?? '';
const refreshes = async (refreshToken: string) => (await call('POST', '/auth/token', { refresh_token: refreshToken })).status === 200;

it('is kept as Argon2id', async () => {
  const hash = await hashPassword('secret words');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([
    await passwordMatches(hash, 'secret words'),
    await passwordMatches(hash, 'other words'),
    await passwordMatches(null, 'secret words'),
  ]).toEqual([true, false, false]);
});

describe('forgotten', () => {
  it('is replaced by the link of a mail, once, and every session is closed', async () => {
    const { email, refreshToken } = await server.signIn();
    expect((await call('POST', '/auth/reset_password', { email })).status).toBe(202);
    const token = await linkToken(email);
    expect((await server.mailbox(email))[0]?.links[0]).toContain('/auth/set-password?token=');
    expect((await call('PATCH', '/auth/set_password', { password: 'brand new words' }, { headers: { token } })).status).toBe(200);
    expect(await logIn(email, 'brand new words')).toBe(200);
    expect(await refreshes(refreshToken)).toBe(false);
    const second = await call('PATCH', '/auth/set_password', { password: 'other new words' }, { headers: { token } });
    expect([second.status, second.body.error.code]).toEqual([400, 'LINK_EXPIRED']);
    expect((await server.mailbox(email)).map(({ subject }) => subject)).toContain('Your Heartwood password was changed');
  });

  it.each([
    ['brand new', 'Use at least 10 characters'],
    ['iloveyou123', 'Many people use this password, so it is guessed first. Try a few words'],
    ['Ada-Lovelace-1815', 'This is mostly your own name or address, which is guessed first. Try a few words'],
  ])('is not replaced by "%s", and the link stays good', async (password, message) => {
    const { email } = await server.user();
    await call('POST', '/auth/reset_password', { email });
    const token = await linkToken(email);
    const refused = await call('PATCH', '/auth/set_password', { password }, { headers: { token } });
    expect([refused.status, refused.body.error]).toEqual([422, expect.objectContaining({ field: 'password', message })]);
    expect((await call('PATCH', '/auth/set_password', { password: 'brand new words' }, { headers: { token } })).status).toBe(200);
  });

  it('gets the same answer for an address without an account, as late, and no mail goes out', async () => {
    const { email } = await server.user();
    const timed = async (address: string) => {
      const began = performance.now();
      const { status, body } = await call('POST', '/auth/reset_password', { email: address });
      return { status, body, ms: performance.now() - began };
    };
    await timed(email);
    const [known, unknown] = [await timed(email), await timed('nobody@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(240);
    expect(await server.mailbox('nobody@example.com')).toEqual([]);
  });

  it('is not replaced by an old link, an earlier link, or one of another kind', async () => {
    const { email } = await server.user();
    await call('POST', '/auth/reset_password', { email });
    const earlier = await linkToken(email);
    await call('POST', '/auth/reset_password', { email });
    const latest = await linkToken(email);
    const tries = async (token?: string) =>
      (await call('PATCH', '/auth/set_password', { password: 'brand new words' }, token === undefined ? {} : { headers: { token } }))
        .status;
    expect(await tries(earlier)).toBe(400);
    expect(await tries('guess')).toBe(400);
    expect(await tries()).toBe(400);
    expect((await call('POST', '/users/verify_email', { token: latest })).status).toBe(400);
    clock = 61 * 60_000;
    expect(await tries(latest)).toBe(400);
  });

  it('proves the address too', async () => {
    const { email } = await server.user({ email: 'unproven@example.com', isVerified: false });
    expect(await logIn(email, 'correct horse battery')).toBe(403);
    await call('POST', '/auth/reset_password', { email });
    await call('PATCH', '/auth/set_password', { password: 'brand new words' }, { headers: { token: await linkToken(email) } });
    expect(await logIn(email, 'brand new words')).toBe(200);
  });
});

describe('changed', () => {
  it('wants the present one, keeps this device and signs out the others', async () => {
    const here = await server.signIn();
    const there = await call<{ refreshToken: string }>('POST', '/auth/login', { email: here.email, password: here.password });
    const wrong = await call('PATCH', '/users/change-password', { currentPassword: 'wrong', newPassword: 'brand new words' }, here);
    expect([wrong.status, wrong.body.error]).toEqual([422, expect.objectContaining({ code: 'WRONG_PASSWORD', field: 'currentPassword' })]);
    expect(
      (await call('PATCH', '/users/change-password', { currentPassword: here.password, newPassword: 'short' }, here)).body.error.field,
    ).toBe('newPassword');
    expect(
      (await call('PATCH', '/users/change-password', { currentPassword: here.password, newPassword: 'Ada Lovelace' }, here)).body.error,
    ).toMatchObject({ field: 'newPassword', message: expect.stringContaining('your own name') });
    expect(
      (await call('PATCH', '/users/change-password', { currentPassword: here.password, newPassword: 'brand new words' }, here)).status,
    ).toBe(200);
    expect(await refreshes(there.body.refreshToken)).toBe(false);
    expect(await refreshes(here.refreshToken)).toBe(true);
    expect([await logIn(here.email, here.password), await logIn(here.email, 'brand new words')]).toEqual([401, 200]);
  });

  it('leaves the others signed in where that is chosen', async () => {
    const here = await server.signIn();
    const there = await call<{ refreshToken: string }>('POST', '/auth/login', { email: here.email, password: here.password });
    const body = { currentPassword: here.password, newPassword: 'brand new words', signsOutOthers: false };
    expect((await call('PATCH', '/users/change-password', body, here)).status).toBe(200);
    expect(await refreshes(there.body.refreshToken)).toBe(true);
    expect(await logIn(here.email, here.password)).toBe(401);
  });

  it('is for who is signed in', async () => {
    const { status, body } = await call('PATCH', '/users/change-password', { currentPassword: 'a', newPassword: 'brand new words' });
    expect([status, body.error.code]).toEqual([401, 'access-denied']);
  });
});
