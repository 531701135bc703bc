import { startTestServer } from '../../testing/test-server';
import type { SignedIn, TestServer } from '../../testing/test-server';
import { enter } from './enter';
import { findUserById } from './users';

let server: TestServer;
beforeAll(async () => { server = await startTestServer({ config: { rateLimits: true } }); });
afterAll(() => server.close());

interface Body {
  token: string; refreshToken: string; secret: string; twoFactor: { ticket: string }; devices: { id: string; isThis: boolean }[];
  error: { code: string };
}
const call = (method: string, path: string, token?: string, body?: unknown, headers?: Record<string, string>) =>
  server.request<Body>(method, `/api/v1${path}`, {
    ...(token !== undefined && { token }), ...(body !== undefined && { body }), ...(headers && { headers }),
  });
const OLD = 'correct horse battery';
const change = ({ token }: Pick<SignedIn, 'token'>, newPassword: string) => (
  call('PATCH', '/users/change-password', token, { currentPassword: OLD, newPassword })
);
const tokenOf = async (address: string) => new URL((await server.mailbox(address))[0]?.links[0] ?? '').searchParams.get('token') ?? '';
const logIn = async (email: string) => (await call('POST', '/auth/login', undefined, { email, password: OLD })).body;

async function reset(email: string): Promise<void> {
  await call('POST', '/auth/reset_password', undefined, { email });
  expect(
    (await call('PATCH', '/auth/set_password', undefined, { password: 'the owner is back' }, { token: await tokenOf(email) })).status,
  ).toBe(200);
}

it('is changed once, also by two tabs at once: the second one knows an old one', async () => {
  const person = await server.signIn();
  const answers = await Promise.all([change(person, 'words of one tab'), change(person, 'words of the other')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

it('lets nobody in who was on the way when it changed', async () => {
  const person = await server.signIn();
  const asItWas = await findUserById(server.db.orm, person.userId);
  await change(person, 'quite another one');
  await expect(
    server.db.transaction((tx) => enter(tx, { ...server, userAgent: null } as never, asItWas as never, {})),
  ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

it('takes along the sign-in that still waits for its second factor', async () => {
  const person = await server.signIn();
  const { body: { secret } } = await call('POST', '/account/two-factor', person.token, {});
  const { Secret, TOTP } = await import('otpauth');
  const number = (after: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + after });
  expect((await call('POST', '/account/two-factor/confirm', person.token, { code: number(-30_000) })).status).toBe(200);
  const { twoFactor: { ticket } } = await logIn(person.email);
  await reset(person.email);
  expect(await call('POST', '/auth/second-factor', undefined, { ticket, code: number(30_000) })).toMatchObject({
    status: 403, body: { error: { code: 'LOG_IN_AGAIN' } },
  });
});

describe('with it goes the wish for another address that somebody else made', () => {
  const ways: Record<string, (own: Body, email: string) => Promise<unknown>> = {
    'a change of the password': (own) => change(own, 'quite another one'),
    'a password by mail': (_own, email) => reset(email),
    'signing out all others': (own) => call('POST', '/account/sessions/close-others', own.token, {}),
    'signing out the device': async (own) => {
      const { body: { devices } } = await call('GET', '/account/security', own.token);
      for (const { id, isThis } of devices) if (!isThis) await call('DELETE', `/account/sessions/${id}`, own.token);
    },
  };
  it.each(Object.entries(ways))('by %s', async (_way, end) => {
    const { email } = await server.user();
    const [thief, own] = [await logIn(email), await logIn(email)];
    const theirs = `thief-${email}`;
    await call('POST', '/users/email', thief.token, { email: theirs });
    const token = await tokenOf(theirs);
    await end(own, email);
    expect(await call('POST', '/users/verify_email', undefined, { token })).toMatchObject({
      status: 400, body: { error: { code: 'LINK_EXPIRED' } },
    });
  });

  it('but not one’s own', async () => {
    const person = await server.signIn();
    const next = `next-${person.email}`;
    await call('POST', '/users/email', person.token, { email: next });
    const token = await tokenOf(next);
    await change(person, 'quite another one');
    expect((await call('POST', '/users/verify_email', undefined, { token })).status).toBe(200);
  });
});
