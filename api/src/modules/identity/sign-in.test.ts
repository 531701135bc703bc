import { eq } from 'drizzle-orm';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { users } from './identity.table';

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

interface Tokens {
  tokenDetails: { token: string; refreshToken: string };
  token: string;
  refreshToken: string;
  user: Record<string, unknown>;
}
interface Failure { error: { code: string; message: string; field?: string; id: string } }

const post = <Body = Record<string, unknown>>(path: string, body: unknown, token?: string) =>
  server.request<Body>('POST', `/api/v1${path}`, { body, ...(token !== undefined && { token }) });
const person = (email: string) => ({ firstname: 'Ada', lastname: 'Lovelace', email, password: 'correct horse' });
const linkToken = async (email: string) => new URL((await server.mailbox(email))[0]?.links[0] ?? '').searchParams.get('token') ?? '';

describe('signing up', () => {
  it('sends a link, refuses to sign in before it is used, and signs in with it', async () => {
    const { status, body } = await post('/users', person('New@Example.com '));
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });

    const early = await post<Failure>('/auth/login', { email: 'new@example.com', password: 'correct horse' });
    expect([early.status, early.body.error.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);

    const [mail] = await server.mailbox('new@example.com');
    expect(mail?.subject).toBe('Confirm your address for Heartwood');
    expect(mail?.links[0]).toMatch(/^http:\/\/localhost:\d+\/auth\/verify-email\?token=/);
    const confirmed = await post<Tokens>('/users/verify_email', { token: await linkToken('new@example.com') });
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.user).toMatchObject({ id: body.id, email: 'new@example.com', isVerified: true });

    const login = await post<Tokens>('/auth/login', { email: 'NEW@example.com', password: 'correct horse' });
    expect(login.status).toBe(200);
    expect(login.body.tokenDetails).toEqual({ token: login.body.token, refreshToken: login.body.refreshToken });
    expect(login.body.user).toMatchObject({ id: body.id, firstname: 'Ada', OnlineStatus: 'false', theme: 'system', hasPassword: true });
    expect(JSON.stringify(login.body)).not.toContain('argon2');
  });

  it('takes a second click on the link without handing out a second session', async () => {
    await post('/users', person('twice@example.com'));
    const token = await linkToken('twice@example.com');
    expect((await post<Tokens>('/users/verify_email', { token })).body.token).toBeDefined();
    const again = await post('/users/verify_email', { token });
    expect([again.status, again.body]).toEqual([200, { email: 'twice@example.com' }]);
  });

  it('answers for a taken address as for a new one, and tells its owner by mail', async () => {
    const { email } = await server.user({ email: 'taken@example.com' });
    const { status, body } = await post('/users', { ...person(email), password: 'an attacker knows' });
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
    expect((await server.mailbox(email)).map(({ subject }) => subject)).toEqual(['You already have a Heartwood account']);
    expect((await post('/auth/login', { email, password: 'an attacker knows' })).status).toBe(401);
  });

  it.each([
    [{ firstname: '' }, 'firstname', 'First name is required'],
    [{ firstname: 'x'.repeat(61) }, 'firstname', 'First name can have at most 60 characters'],
    [{ lastname: 'see https://evil.example' }, 'lastname', 'Last name can not be a link or a mail address'],
    [{ firstname: 'heartwood-login.example' }, 'firstname', 'First name can not be a web address: put a space after the dot'],
    [{ lastname: 'a\u202Eb' }, 'lastname', 'Last name can have only letters, digits and punctuation'],
    [{ firstname: 'a\u0000b' }, 'firstname', 'First name can have only letters, digits and punctuation'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ email: { not: 'text' } }, 'email', expect.any(String)],
    [{ password: 'nine char' }, 'password', 'Use at least 10 characters'],
    [{ password: 'x'.repeat(129) }, 'password', 'Use at most 128 characters'],
    [{ password: undefined }, 'password', 'Choose a password'],
    [{ password: { not: 'text' } }, 'password', expect.any(String)],
    [{ password: '          ' }, 'password', 'This repeats itself and is easy to guess. Try a few words'],
    [{ password: 'QWERTYUIOP' }, 'password', 'Many people use this password, so it is guessed first. Try a few words'],
    [{ password: '1q2w3e4r5t' }, 'password', 'Many people use this password, so it is guessed first. Try a few words'],
    [{ password: 'P@ssw0rd2024!' }, 'password', 'Many people use this password, so it is guessed first. Try a few words'],
    [{ password: 'AdaLovelace!' }, 'password', 'This is mostly your own name or address, which is guessed first. Try a few words'],
    [{ password: 'fields@example.com' }, 'password', 'This is mostly your own name or address, which is guessed first. Try a few words'],
    [{ password: 'heartwood2024' }, 'password', 'This is mostly the name of Heartwood, which is guessed first. Try a few words'],
  ])('refuses %j and names the field', async (change, field, message) => {
    const { status, body } = await post<Failure>('/users', { ...person('fields@example.com'), ...change });
    expect([status, body]).toEqual([422, { error: { code: 'INVALID', field, message, id: expect.any(String) } }]);
  });
});

describe('logging in', () => {
  it('says the same about a wrong password and an unknown address, and takes as long', async () => {
    const { email } = await server.user();
    const timed = async (address: string) => {
      const began = performance.now();
      const { status, body } = await post<Failure>('/auth/login', { email: address, password: 'wrong password' });
      return { status, error: { ...body.error, id: '' }, ms: performance.now() - began };
    };
    await timed(email);
    const [known, unknown] = [await timed(email), await timed('nobody@example.com')];
    expect(unknown.error).toEqual(known.error);
    expect([known.status, known.error.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    // Without the decoy hash the unknown one would be there in a tenth of the time.
    expect(unknown.ms).toBeGreaterThan(known.ms / 4);
  });

  it('keeps a blocked account out, and tells only who knows the password', async () => {
    const { email, id } = await server.user({ password: 'correct horse' });

    await server.db.orm.update(users).set({ isBlocked: true }).where(eq(users.id, id));
    expect((await post<Failure>('/auth/login', { email, password: 'wrong' })).body.error.code).toBe('INVALID_CREDENTIALS');
    expect((await post<Failure>('/auth/login', { email, password: 'correct horse' })).body.error.code).toBe('ACCOUNT_BLOCKED');
  });

  it('goes on with a password from before they had to be longer', async () => {
    const { email } = await server.user({ password: 'password' });
    expect((await post('/auth/login', { email, password: 'password' })).status).toBe(200);
  });

  it('is not stopped by a stale token in the header', async () => {
    const { email, password } = await server.signIn();
    expect((await post('/auth/login', { email, password }, 'stale')).status).toBe(200);
  });
});
