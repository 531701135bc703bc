import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { issueEmailToken } from './email-tokens';
import { users } from './identity.table';

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

interface Answer { id: string; token?: string; user?: Record<string, unknown>; error: { code: string; field?: string } }

const post = (path: string, body: unknown) => server.request<Answer>('POST', `/api/v1${path}`, { body });
const logIn = async (email: string, password: string) => (await post('/auth/login', { email, password })).status;
const links = async (email: string) =>
  (await server.mailbox(email)).map(({ links: [link] }) => new URL(link ?? '').searchParams.get('token') ?? '');
const verify = (token: string | undefined, proof: { requests?: string[]; password?: string } = {}) =>
  post('/users/verify_email', { token, ...proof });
const address = () => `${randomUUID()}@people.example`;

const OWNERS = 'of the very owner';
const STRANGERS = 'of a stranger';

/** The owner signs up, then a stranger signs up with the same address. */
async function contested() {
  const email = address();
  const signUp = async (firstname: string, password: string) => {
    const { body } = await post('/users', { firstname, lastname: 'Byron', email, password });
    const [token] = await links(email);
    return { id: body.id, token };
  };
  return { email, owner: await signUp('Ada', OWNERS), stranger: await signUp('Security', STRANGERS) };
}

describe('a stranger who signs up over somebody else', () => {
  it('does not end the link of the owner, whose own password and names count', async () => {
    const { email, owner, stranger } = await contested();
    const { status, body } = await verify(owner.token, { requests: [owner.id] });
    expect([status, body.user]).toEqual([200, expect.objectContaining({ id: owner.id, firstname: 'Ada', isVerified: true })]);
    expect([await logIn(email, OWNERS), await logIn(email, STRANGERS)]).toEqual([200, 401]);
    expect((await verify(stranger.token)).status).toBe(400);
  });

  it('gets no password in by a link that the owner opens in another browser', async () => {
    const { email, owner, stranger } = await contested();
    for (const proof of [{}, { requests: [] }, { requests: [owner.id] }, { password: OWNERS }]) {
      const { status, body } = await verify(stranger.token, proof);
      expect([status, body.error.field]).toEqual([422, 'password']);
    }
    expect([await logIn(email, STRANGERS), await server.db.orm.select().from(users).where(eq(users.email, email))]).toEqual([403, []]);
    // Nothing was spent meanwhile.
    expect((await verify(owner.token, { requests: [], password: OWNERS })).status).toBe(200);
    expect([await logIn(email, OWNERS), await logIn(email, STRANGERS)]).toEqual([200, 401]);
  });

  it('gets none in by asking for the mail again, by the address or by the own sign-up', async () => {
    const { email, owner, stranger } = await contested();
    await post('/users/resendVerifyEmail', { email });
    expect(await links(email)).toHaveLength(4);
    await post('/users/resendVerifyEmail', { email, id: stranger.id });
    const [ofStranger] = await links(email);
    expect((await verify(ofStranger)).body.error.code).toBe('PASSWORD_NEEDED');
    await post('/users/resendVerifyEmail', { email, id: owner.id });
    const [ofOwner] = await links(email);
    expect((await verify(ofOwner, { requests: [owner.id] })).body.user).toMatchObject({ firstname: 'Ada' });
    expect([await logIn(email, OWNERS), await logIn(email, STRANGERS)]).toEqual([200, 401]);
  });

  it('is asked for the password also when nobody else has signed up: the owner may have opened a mail they did not expect', async () => {
    const email = address();
    await post('/users', { firstname: 'Trap', lastname: 'Byron', email, password: STRANGERS });
    const [token] = await links(email);
    expect((await verify(token, { requests: [] })).body.error).toMatchObject({ code: 'PASSWORD_NEEDED', field: 'password' });
    expect((await verify(token, { requests: [], password: 'a guess of it' })).body.error).toMatchObject({
      code: 'WRONG_PASSWORD',
      field: 'password',
    });
  });

  it.each(['reset', 'change of address'])('leaves no link behind after the owner took the address by a %s', async (way) => {
    const { email, stranger } = await contested();
    if (way === 'reset') {
      const user = await server.user({ email, isVerified: false, password: STRANGERS });
      await post('/auth/reset_password', { email });
      const [token = ''] = await links(email);
      expect((await server.request('PATCH', '/api/v1/auth/set_password', { body: { password: OWNERS }, headers: { token } })).status).toBe(
        200,
      );
      expect(user.isVerified).toBe(false);
    } else {
      const { token } = await server.signIn({ password: OWNERS });
      await server.request('POST', '/api/v1/users/email', { body: { email }, token });
      expect((await verify((await links(email))[0])).status).toBe(200);
    }
    expect((await verify(stranger.token, { requests: [stranger.id] })).status).toBe(400);
    expect([await logIn(email, OWNERS), await logIn(email, STRANGERS)]).toEqual([200, 401]);
  });
});

it('keeps no account and no password of somebody who has not proven the address', async () => {
  const { email } = await contested();
  expect(await server.db.orm.select().from(users).where(eq(users.email, email))).toEqual([]);
  expect([await logIn(email, OWNERS), await logIn(email, STRANGERS), await logIn(email, 'neither of them')]).toEqual([403, 403, 401]);
});

it('ends the earlier link of a sign-up when it gets a new one, and takes as many words to who waits for none', async () => {
  const email = address();
  const { body: { id } } = await post('/users', { firstname: 'Ada', lastname: 'Byron', email, password: OWNERS });
  const [first] = await links(email);
  const { email: proven } = await server.user();
  const answers = [
    await post('/users/resendVerifyEmail', { email, id }),
    await post('/users/resendVerifyEmail', { email: proven, id }),
    await post('/users/resendVerifyEmail', { email: address() }),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([[202, {}], [202, {}], [202, {}]]);
  expect(await server.mailbox(proven)).toEqual([]);
  expect((await verify(first)).status).toBe(400);
  expect((await verify((await links(email))[0])).status).toBe(200);
});

describe('an account that nobody confirmed, of the last release', () => {
  const old = async () => {
    const user = await server.user({ email: address(), isVerified: false, password: STRANGERS, firstname: 'Old' });
    return {
      ...user,
      link: await server.db.transaction((tx) => issueEmailToken(tx, server, { userId: user.id, purpose: 'verify', email: user.email })),
    };
  };

  it('keeps its password only for who knows it', async () => {
    const { id, email, link } = await old();
    expect((await verify(link, { requests: [] })).body.error.code).toBe('PASSWORD_NEEDED');
    expect((await verify(link, { requests: [], password: STRANGERS })).body.user).toMatchObject({ id, firstname: 'Old' });
    expect(await logIn(email, STRANGERS)).toBe(200);
  });

  it('is opened by its link without its password, which somebody else may have typed over', async () => {
    const { email, link } = await old();
    expect((await verify(link)).body.user).toMatchObject({ email, isVerified: true, hasPassword: false });
    expect(await logIn(email, STRANGERS)).toBe(401);
  });

  it('becomes the account of who signs up and confirms, with nothing of what was typed before', async () => {
    const { id, email, link } = await old();
    const { body } = await post('/users', { firstname: 'Ada', lastname: 'Byron', email, password: OWNERS });
    const [token] = await links(email);
    expect((await verify(token, { requests: [body.id] })).body.user).toMatchObject({ id, firstname: 'Ada' });
    expect([await logIn(email, OWNERS), await logIn(email, STRANGERS)]).toEqual([200, 401]);
    expect((await verify(link)).status).toBe(400);
  });
});
