import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCompany } from '../../testing/builders';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { users } from './identity.table';

let server: TestServer;
let clock = 0;
beforeAll(async () => { server = await startTestServer({ now: () => new Date(Date.now() + clock) }); });
beforeEach(() => { clock = 0; });
afterAll(() => server.close());

interface Failure { error: { code: string; field?: string } }

const post = (path: string, body: unknown, token?: string) =>
  server.request<Failure>('POST', `/api/v1${path}`, { body, ...(token !== undefined && { token }) });
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
  const stops = await Promise.all(
    [`user/${userId}`, `company/${id}`].map((topic) => server.bus.subscribe(topic, ({ type }) => heard.push(type))),
  );
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

it('says until when it can be confirmed: a day from when it was asked for last, also where nothing was sent to who has it', async () => {
  const other = await server.user();
  const { token } = await server.signIn();
  const ends = async () => {
    const { body } = await server.request<{ pendingEmailEndsAt: string | null }>('GET', '/api/v1/account/security', { token });
    return body.pendingEmailEndsAt === null ? null : Math.round((Date.parse(body.pendingEmailEndsAt) - Date.now()) / 3_600_000);
  };
  expect(await ends()).toBeNull();
  await post('/users/email', { email: 'soon@example.com' }, token);
  expect(await ends()).toBe(24);
  clock = 5 * 60_000;
  await post('/users/email', { email: other.email }, token);
  expect(await ends()).toBe(24);
  await server.request('DELETE', '/api/v1/users/email', { token });
  expect(await ends()).toBeNull();
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
  const answers = [
    await post('/users/resendVerifyEmail', { email: 'waiting@example.com' }),
    await post('/users/resendVerifyEmail', { email: proven }),
    await post('/users/resendVerifyEmail', { email: 'nobody@example.com' }),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([[202, {}], [202, {}], [202, {}]]);
  expect([await server.mailbox(proven), await server.mailbox('nobody@example.com')]).toEqual([[], []]);
  expect((await post('/users/verify_email', { token: first })).status).toBe(400);
  expect((await post('/users/verify_email', { token: await linkToken('waiting@example.com') })).status).toBe(200);
});

describe('taking an address back', () => {
  const linkTo = async (email: string, path: string, at = 0) => {
    const links = (await server.mailbox(email)).flatMap((mail) => mail.links).filter((link) => new URL(link).pathname === path);
    return new URL(links[at] ?? '').searchParams.get('token') ?? '';
  };
  const undoLink = (email: string, at = 0) => linkTo(email, '/auth/undo-address', at);
  const undo = (token: string) =>
    server.request<Failure & { resetToken?: string }>('POST', '/api/v1/users/email/undo', { body: { token } });
  const setPassword = (token: string, password: string) =>
    server.request('PATCH', '/api/v1/auth/set_password', { body: { password }, headers: { token } });
  const isSignedIn = async (token: string) => (await post('/users/email', {}, token)).status === 422;
  const fresh = () => `${randomUUID()}@example.com`;

  /** Somebody else at the person's device has changed the address. */
  async function hijack(wanted = fresh()) {
    const victim = await server.signIn();
    const thief = (
      await server.request<{ token: string }>('POST', '/api/v1/auth/login', { body: { email: victim.email, password: victim.password } })
    ).body.token;
    await post('/users/email', { email: wanted }, thief);
    const confirmed = async () => (await post('/users/verify_email', { token: await linkTo(wanted, '/auth/verify-email') })).status;
    return { victim, thief, wanted, confirmed };
  }

  it('is offered to the old address at once, also when the new one has an account', async () => {
    const other = await server.user();
    for (const wanted of [fresh(), other.email]) {
      const { victim } = await hijack(wanted);
      expect((await server.mailbox(victim.email)).map(({ subject }) => subject)).toEqual(['Your Heartwood address is about to change']);
    }
  });

  it('ends the sessions of the others when the change is confirmed, not the one that asked', async () => {
    const { victim, thief, confirmed } = await hijack();
    expect(await confirmed()).toBe(200);
    expect([await isSignedIn(thief), await isSignedIn(victim.token)]).toEqual([true, false]);
  });

  it('before the change: nothing changes, everybody is signed out, and only a new password opens the account', async () => {
    const { victim, thief, wanted, confirmed } = await hijack();
    const { status, body } = await undo(await undoLink(victim.email));
    expect(status).toBe(200);
    expect([await isSignedIn(thief), await isSignedIn(victim.token), await logIn(victim.email, victim.password)]).toEqual([
      false,
      false,
      401,
    ]);
    expect(await confirmed()).toBe(400);
    expect((await setPassword(body.resetToken ?? '', 'a password of my own')).status).toBe(200);
    expect([await logIn(victim.email, 'a password of my own'), await logIn(wanted, victim.password)]).toEqual([200, 401]);
  });

  it.each([
    ['of the first mail', 1],
    ['of the second mail', 0],
  ])('after the change, by the link %s, up to seven days later', async (_which, at) => {
    const { victim, thief, wanted, confirmed } = await hijack();
    clock = 20 * 3_600_000;
    expect(await confirmed()).toBe(200);
    const link = await undoLink(victim.email, at);
    clock += 7 * 86_400_000 - 60_000;
    const { status, body } = await undo(link);
    expect(status).toBe(200);
    expect([await isSignedIn(thief), await logIn(wanted, victim.password), await logIn(victim.email, victim.password)]).toEqual([
      false,
      401,
      401,
    ]);
    expect((await setPassword(body.resetToken ?? '', 'a password of my own')).status).toBe(200);
    expect(await logIn(victim.email, 'a password of my own')).toBe(200);
  });

  it('is told to the open tabs of the team', async () => {
    const { victim, confirmed } = await hijack();
    const { id } = await buildCompany(server, victim.userId);
    await confirmed();
    const heard: unknown[] = [];
    const stop = await server.bus.subscribe(`company/${id}`, ({ type }) => heard.push(type));
    await undo(await undoLink(victim.email));
    await until(() => heard.length === 1);
    await stop();
  });

  it('is not done twice, not after seven days, and not by another kind of link', async () => {
    const { victim, wanted, confirmed } = await hijack();
    expect(await undo(await linkTo(wanted, '/auth/verify-email'))).toMatchObject({
      status: 400,
      body: { error: { code: 'LINK_EXPIRED' } },
    });
    expect((await post('/users/verify_email', { token: await undoLink(victim.email) })).status).toBe(400);
    expect((await setPassword(await undoLink(victim.email), 'a password of my own')).status).toBe(400);
    await confirmed();
    const [second, first] = [await undoLink(victim.email, 0), await undoLink(victim.email, 1)];
    clock = 8 * 86_400_000;
    expect(await undo(second)).toMatchObject({ status: 400, body: { error: { code: 'LINK_EXPIRED' } } });
    clock = 0;
    expect((await undo(first)).status).toBe(200);
    for (const link of [first, second]) expect(await undo(link)).toMatchObject({ status: 400, body: { error: { code: 'LINK_USED' } } });
  });

  it('is not itself undone, nor outlived by a second change, a reset link or a Google account of the other one', async () => {
    const { victim, thief, wanted, confirmed } = await hijack();
    await confirmed();
    const further = fresh();
    await post('/users/email', { email: further }, thief);
    await post('/users/verify_email', { token: await linkTo(further, '/auth/verify-email') });
    await post('/auth/reset_password', { email: further });
    await server.db.orm.update(users).set({ googleSub: `thief-${further}` }).where(eq(users.id, victim.userId));
    const [theirUndo, theirReset] = [await undoLink(wanted), await linkTo(further, '/auth/set-password')];
    expect((await undo(await undoLink(victim.email))).status).toBe(200);
    expect((await undo(theirUndo)).body.error.code).toBe('LINK_USED');
    expect((await setPassword(theirReset, 'a password of theirs')).status).toBe(400);
    const [row] = await server.db.orm.select().from(users).where(eq(users.id, victim.userId));
    expect(row).toMatchObject({ email: victim.email, googleSub: null, passwordHash: null, pendingEmail: null });
  });

  it('fails with a sentence when the address has another account by now', async () => {
    const { victim, confirmed } = await hijack();
    await confirmed();
    await server.user({ email: victim.email });
    expect(await undo(await undoLink(victim.email))).toMatchObject({ status: 400, body: { error: { code: 'EMAIL_TAKEN' } } });
  });
});
