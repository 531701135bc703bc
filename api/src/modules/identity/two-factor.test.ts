import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { startTestServer } from '../../testing/test-server';
import type { SignedIn, TestServer } from '../../testing/test-server';
import { recoveryCodes, twoFactor } from './second-factor.table';

let server: TestServer;
let clock = 0;
beforeAll(async () => { server = await startTestServer({ config: { rateLimits: true }, now: () => new Date(Date.now() + clock) }); });
afterAll(() => server.close());
beforeEach(() => { clock = 0; });

interface Body {
  token?: string; device?: string; codes: string[]; secret: string; address: string;
  twoFactor: { ticket: string }; error: { code: string; field?: string };
}
const call = (method: string, path: string, body?: unknown, token?: string) =>
  server.request<Body>(method, `/api/v1${path}`, { ...(body !== undefined && { body }), ...(token !== undefined && { token }) });
const post = (path: string, body: unknown, token?: string) => call('POST', path, body, token);
const PASSWORD = 'correct horse battery';
const SECOND = 1000;

/** The number that an app shows. */
const numberOf = (secret: string, after = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + clock + after });

interface Protected extends SignedIn { secret: string; codes: string[] }

/** Somebody with two-factor; the number that turned it on is half a minute old. */
async function protectedPerson(): Promise<Protected> {
  const person = await server.signIn();
  const { body: { secret } } = await post('/account/two-factor', {}, person.token);
  const { status, body: { codes } } = await post('/account/two-factor/confirm', { code: numberOf(secret) }, person.token);
  expect(status).toBe(200);
  clock += 30 * SECOND;
  return { ...person, secret, codes };
}

const logIn = (email: string, more: object = {}) => post('/auth/login', { email, password: PASSWORD, ...more });
const ticketOf = async ({ email }: SignedIn) => (await logIn(email)).body.twoFactor.ticket;
const give = (ticket: string, given: object) => post('/auth/second-factor', { ticket, ...given });

it('asks for a number after the password, and hands out nothing before it', async () => {
  const person = await protectedPerson();
  const { status, body } = await logIn(person.email);
  expect([status, Object.keys(body)]).toEqual([200, ['twoFactor']]);
  const entered = await give(body.twoFactor.ticket, { code: numberOf(person.secret) });
  expect(entered).toMatchObject({ status: 200, body: { token: expect.any(String), user: { id: person.userId } } });
});

it('is not on before a number of the app was given, and a wrong one turns nothing on', async () => {
  const person = await server.signIn();
  const { body: { secret, address } } = await post('/account/two-factor', {}, person.token);
  expect(address).toContain(`secret=${secret}`);
  const wrong = String((Number(numberOf(secret)) + 1) % 1_000_000).padStart(6, '0');
  expect(await post('/account/two-factor/confirm', { code: wrong }, person.token)).toMatchObject({
    status: 422, body: { error: { code: 'WRONG_CODE', field: 'code' } },
  });
  expect((await logIn(person.email)).body.token).toBeDefined();
});

it('takes a number once, also of two that come at once, and none that is older', async () => {
  const person = await protectedPerson();
  const code = numberOf(person.secret);
  const tickets = [await ticketOf(person), await ticketOf(person)];
  const statuses = await Promise.all(tickets.map(async (ticket) => (await give(ticket, { code })).status));
  expect(statuses.toSorted()).toEqual([200, 422]);
  expect((await give(await ticketOf(person), { code: numberOf(person.secret, -30 * SECOND) })).status).toBe(422);
});

it('takes a ticket once', async () => {
  const person = await protectedPerson();
  const ticket = await ticketOf(person);
  expect((await give(ticket, { code: numberOf(person.secret) })).status).toBe(200);
  expect(await give(ticket, { recoveryCode: person.codes[0] })).toMatchObject({ status: 403, body: { error: { code: 'LOG_IN_AGAIN' } } });
});

it('a ticket ends after ten minutes and five wrong numbers, of which the person hears', async () => {
  const person = await protectedPerson();
  const late = await ticketOf(person);
  clock += 11 * 60 * SECOND;
  expect((await give(late, { code: numberOf(person.secret) })).body.error.code).toBe('LOG_IN_AGAIN');
  const ticket = await ticketOf(person);
  const answers: string[] = [];
  for (let i = 0; i < 5; i++) answers.push((await give(ticket, { code: '000000' })).body.error.code);
  expect(answers).toEqual(['WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE', 'LOG_IN_AGAIN']);
  expect((await give(ticket, { code: numberOf(person.secret) })).status).toBe(403);
  expect((await server.mailbox(person.email)).map(({ subject }) => subject)).toContain('Wrong codes for your Heartwood account');
});

it('who has stolen the password guesses ten times an hour, and the owner gets in meanwhile where they have before', async () => {
  const person = await protectedPerson();
  const { body: { device } } = await give(await ticketOf(person), { code: numberOf(person.secret) });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) {
    const ticket = await ticketOf(person);
    for (let j = 0; j < 4; j++) statuses.push((await give(ticket, { code: '000000' })).status);
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect((await give(await ticketOf(person), { recoveryCode: person.codes[0] })).status).toBe(429);
  expect((await give(await ticketOf(person), { recoveryCode: person.codes[1], device })).status).toBe(200);
});

it('a recovery code lets in once, however it is typed, also of two at once', async () => {
  const person = await protectedPerson();
  const typed = person.codes[0]?.toLowerCase().replace('-', ' ');
  const tickets = [await ticketOf(person), await ticketOf(person)];
  const statuses = await Promise.all(tickets.map(async (ticket) => (await give(ticket, { recoveryCode: typed })).status));
  expect(statuses.toSorted()).toEqual([200, 422]);
  const { body } = await call('GET', '/account/security', undefined, person.token);
  expect(body).toMatchObject({ twoFactor: { codesLeft: 7 } });
});

it('new recovery codes end the earlier ones, and another person’s let nobody in', async () => {
  const [person, other] = [await protectedPerson(), await protectedPerson()];
  const { body: { codes } } = await post('/account/recovery-codes', {}, person.token);
  expect(new Set([...codes, ...person.codes]).size).toBe(16);
  for (const recoveryCode of [
    person.codes[0], other.codes[0],
  ]) expect((await give(await ticketOf(person), { recoveryCode })).status).toBe(422);
  expect((await give(await ticketOf(person), { recoveryCode: codes[0] })).status).toBe(200);
});

it('is not asked for on a browser that is trusted, until the password changes', async () => {
  const person = await protectedPerson();
  const { body: { device } } = await give(await ticketOf(person), { code: numberOf(person.secret), trust: true });
  const { body: again } = await logIn(person.email, { device });
  expect(again.token).toBeDefined();
  expect((await logIn(person.email, { device: 'x'.repeat(43) })).body.twoFactor).toBeDefined();
  const change = await call(
    'PATCH', '/users/change-password', { currentPassword: PASSWORD, newPassword: 'Another-quite-long-one-42' }, again.token,
  );
  expect(change.status).toBe(200);
  expect((await post('/auth/login', { email: person.email, password: 'Another-quite-long-one-42', device })).body.twoFactor).toBeDefined();
});

it('a trusted browser asks again after thirty days', async () => {
  const person = await protectedPerson();
  const { body: { device } } = await give(await ticketOf(person), { code: numberOf(person.secret), trust: true });
  clock += 31 * 24 * 3600 * SECOND;
  expect((await logIn(person.email, { device })).body.twoFactor).toBeDefined();
});

it('a reset of the password never goes round it', async () => {
  const person = await protectedPerson();
  const { body: { device } } = await give(await ticketOf(person), { code: numberOf(person.secret), trust: true });
  await post('/auth/reset_password', { email: person.email });
  const links = (await server.mailbox(person.email)).flatMap((mail) => mail.links).map((link) => new URL(link));
  const token = links.find(({ pathname }) => pathname === '/auth/set-password')?.searchParams.get('token') ?? '';
  const { body } = await server.request<Body>('PATCH', '/api/v1/auth/set_password', {
    body: { password: 'brand new words', device }, headers: { token },
  });
  expect(body.token).toBeUndefined();
  for (const known of [device, body.device])
    expect((await post('/auth/login', { email: person.email, password: 'brand new words', device: known })).body.twoFactor).toBeDefined();
});

it('goes off with the password alone, and the codes with it', async () => {
  const person = await protectedPerson();
  expect(await post('/account/two-factor/off', { password: 'wrong' }, person.token)).toMatchObject({
    status: 422, body: { error: { field: 'password' } },
  });
  expect((await post('/account/two-factor', {}, person.token)).body.error.code).toBe('TWO_FACTOR_ON');
  expect((await post('/account/two-factor/off', { password: PASSWORD }, person.token)).status).toBe(204);
  expect((await logIn(person.email)).body.token).toBeDefined();
  expect((await post('/account/recovery-codes', {}, person.token)).body.error.code).toBe('TWO_FACTOR_OFF');
  const subjects = (await server.mailbox(person.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining(['Two-factor is on for Heartwood', 'Two-factor is off for Heartwood']));
});

it('an access token that is left open sets up nothing and makes no codes', async () => {
  const person = await protectedPerson();
  clock += 11 * 60 * SECOND;
  const { body: { token } } = await post('/auth/token', { refresh_token: person.refreshToken });
  for (const path of ['/account/two-factor', '/account/recovery-codes', '/account/passkeys/options', '/account/sessions/close-others'])
    expect(await post(path, {}, token)).toMatchObject({ status: 403, body: { error: { code: 'CONFIRM_AGAIN' } } });
});

it('whoever takes the address back is not kept out by a lock that came with the change', async () => {
  const person = await server.signIn();
  await post('/users/email', { email: `new-${person.email}` }, person.token);
  const undo = new URL((await server.mailbox(person.email))[0]?.links[0] ?? '').searchParams.get('token');
  const { body: { secret } } = await post('/account/two-factor', {}, person.token);
  await post('/account/two-factor/confirm', { code: numberOf(secret) }, person.token);
  const { body } = await server.request<{ resetToken: string }>('POST', '/api/v1/users/email/undo', { body: { token: undo } });
  await server.request('PATCH', '/api/v1/auth/set_password', {
    body: { password: 'mine once again' }, headers: { token: body.resetToken },
  });
  expect((await post('/auth/login', { email: person.email, password: 'mine once again' })).body.token).toBeDefined();
});

it('keeps no secret and no code that the table alone would give away', async () => {
  const person = await protectedPerson();
  const [row] = await server.db.orm.select().from(twoFactor).where(eq(twoFactor.userId, person.userId));
  expect(row?.secret).not.toContain(person.secret);
  const codes = await server.db.orm.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.userId));
  expect(codes.map(({ codeHash }) => codeHash.startsWith('$argon2id$'))).toEqual(Array.from({ length: 8 }, () => true));
});
