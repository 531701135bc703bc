import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import type { CryptoKey } from 'jose';
import sharp from 'sharp';
import { createContext } from '../../request/request-context';
import { adoptPicture } from '../files/adopt-picture';
import { newcomerHooks } from '../team';
import { googleSignOn } from './google-sign-on';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import type { AdoptPicture } from './newcomer-hooks';
import { users } from './identity.table';
import { hashSecret } from './one-way';
import { twoFactor } from './second-factor.table';

/** An OpenID issuer of our own: it describes itself, publishes its keys and has people's pictures, as Google does. */
async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...await exportJWK(publicKey), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const http: Server = createServer((request, response) => {
    if (request.url === '/grace.png')
      return void sharp({ create: { width: 40, height: 30, channels: 3, background: '#123d2e' } })
        .png()
        .toBuffer()
        .then((bytes) => response.end(bytes));
    if (request.url === '/page.png') return void response.end('<html>no picture</html>');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/jwks' ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer}/jwks` }));
  });
  await new Promise<void>((resolve) => { http.listen(0, '127.0.0.1', resolve); });
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return { issuer, privateKey, close: () => new Promise((resolve) => { http.close(resolve); http.closeAllConnections(); }) };
}

const CLIENT = 'heartwood.apps.example';
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let server: TestServer;
beforeAll(async () => {
  issuer = await startIssuer();
  server = await startTestServer({ config: { google: { issuer: issuer.issuer, clientId: CLIENT } } });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

interface Claims {
  sub?: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string | undefined;
  family_name?: string;
  picture?: string;
  hd?: string;
  aud?: string;
  iss?: string;
  exp?: string;
  issued?: number;
}

/** What the page made up, by the token that was made for it. */
const nonces = new Map<string, string>();

async function idToken({ aud = CLIENT, iss = issuer.issuer, exp = '5m', issued, ...claims }: Claims, key: CryptoKey = issuer.privateKey) {
  const nonce = randomUUID();
  const token = await new SignJWT({
    sub: 'google-1',
    email_verified: true,
    nonce: hashSecret(nonce),
    given_name: 'Grace',
    family_name: 'Hopper',
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(issued)
    .setExpirationTime(exp)
    .sign(key);
  nonces.set(token, nonce);
  return token;
}

interface Answer { token?: string; user?: Record<string, unknown>; error?: { code: string } }
const answerOf = (token: string) => ({ idToken: token, nonce: nonces.get(token) });
const signOn = (token: string, more: { password?: string; nonce?: string } = {}) =>
  server.request<Answer>('POST', '/api/v1/users/google-sign-on', { body: { ...answerOf(token), ...more } });

it('makes an account the first time and finds it again by the person, not by the address', async () => {
  const first = await signOn(await idToken({ sub: 'grace', email: 'Grace@example.com' }));
  expect(first.status).toBe(200);
  expect(first.body.user).toMatchObject({
    email: 'grace@example.com',
    firstname: 'Grace',
    lastname: 'Hopper',
    isVerified: true,
    hasPassword: false,
    profilePhoto: null,
  });
  const again = await signOn(await idToken({ sub: 'grace', email: 'renamed@example.com' }));
  expect(again.body.user).toMatchObject({ id: first.body.user?.id, email: 'grace@example.com' });
});

describe('the picture', () => {
  /** As the route does it, in surroundings where the issuer of this test counts as the internet. */
  const signOnAt = async (picture: string) => {
    const context = createContext(server, { headers: {}, socket: {} } as IncomingMessage, null);
    const here: AdoptPicture = (given, asked) =>
      adoptPicture(given, asked, { resolve: () => Promise.resolve([]), isAllowed: (address) => address === '127.0.0.1' });
    const { body } = await googleSignOn({ newcomerHooks, adoptPicture: here }, context, {
      ...answerOf(await idToken({ sub: picture, email: `${randomUUID()}@example.com`, picture })),
      inviteToken: undefined,
      password: undefined,
      device: undefined,
    });
    return (body as Required<Answer>).user;
  };

  it('is kept as a copy of our own', async () => {
    const { id, profilePhoto } = await signOnAt(`${issuer.issuer}/grace.png`);
    expect(profilePhoto).toMatch(/^\/files\/[0-9a-f-]{36}$/);
    const response = await fetch(server.url + String(profilePhoto));
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(40);
    expect(
      await server.db.orm
        .select({ profilePhoto: users.profilePhoto })
        .from(users)
        .where(eq(users.id, String(id))),
    ).toEqual([{ profilePhoto }]);
  });

  it.each(['/page.png', '/jwks'])('stops nobody when it is none: %s', async (path) => {
    expect(await signOnAt(issuer.issuer + path)).toMatchObject({ isVerified: true, profilePhoto: null });
  });

  it('is never fetched from inside', async () => {
    const { status, body } = await signOn(
      await idToken({ sub: 'inside', email: 'inside@example.com', picture: `${issuer.issuer}/grace.png` }),
    );
    expect([status, body.user]).toEqual([200, expect.objectContaining({ profilePhoto: null })]);
  });
});

describe('the address has an account with a password', () => {
  it.each([
    ['somebody@gmail.com', {}],
    ['somebody@loft.example', { hd: 'loft.example' }],
  ])('which opens where the address is one of Google’s: %s', async (email, claims) => {
    const { id } = await server.user({ email });
    const { status, body } = await signOn(await idToken({ sub: email, email, ...claims }));
    expect([status, body.user]).toEqual([200, expect.objectContaining({ id, hasPassword: true })]);
  });

  it.each([{}, { hd: 'another.example' }])(
    'which is asked for once elsewhere: Google knows who had the address, not who has it (%j)',
    async (claims) => {
      const { id, email } = await server.user();
      const sub = randomUUID();
      const token = await idToken({ sub, email, ...claims });
      const asked = await signOn(token);
      expect([asked.status, asked.body.error]).toEqual([
        422,
        expect.objectContaining({ code: 'GOOGLE_PASSWORD_NEEDED', field: 'password' }),
      ]);
      const wrong = await signOn(token, { password: 'a guess of it' });
      expect([wrong.status, wrong.body.error?.code]).toEqual([422, 'WRONG_PASSWORD']);
      expect((await signOn(token, { password: 'correct horse battery' })).body.user).toMatchObject({ id });
      expect((await signOn(await idToken({ sub, email, ...claims }))).body.user).toMatchObject({ id });
    },
  );
});

it('is connected with an account, which hears of it, and with none that has a second factor before that was given', async () => {
  const subOf = async (id: string) => (await server.db.orm.select().from(users).where(eq(users.id, id)))[0]?.googleSub;
  const [plain, guarded] = [await server.user({ email: 'plain@gmail.com' }), await server.user({ email: 'guarded@gmail.com' })];
  await signOn(await idToken({ sub: 'plain', email: plain.email }));
  expect(await subOf(plain.id)).toBe('plain');
  expect((await server.mailbox(plain.email)).map(({ subject }) => subject)).toContain('Google is connected with Heartwood');
  await server.db.orm.insert(twoFactor).values({ userId: guarded.id, secret: 'sealed', createdAt: new Date(), confirmedAt: new Date() });
  const { body } = await signOn(await idToken({ sub: 'guarded', email: guarded.email }));
  expect(body).toEqual({ twoFactor: { ticket: expect.any(String) } });
  expect(await subOf(guarded.id)).toBeNull();
});

it('takes each of Google’s answers once', async () => {
  const token = await idToken({ sub: 'once', email: 'once@example.com' });
  expect([(await signOn(token)).status, (await signOn(token)).body.error?.code]).toEqual([200, 'GOOGLE_REFUSED']);
});

it('takes it from the page alone that it was made for', async () => {
  const token = await idToken({ sub: 'overheard', email: 'overheard@example.com' });
  for (const nonce of [undefined, 'a guess', hashSecret(nonces.get(token) ?? '')])
    expect((await signOn(token, { nonce })).body.error?.code).toBe('GOOGLE_REFUSED');
});

it.each([
  ['john.doe@example.com', undefined, 'john doe'],
  ['trap@example.com', 'evil.example/login', 'evil example login'],
])('has no address in the name that it takes over: %s', async (email, given_name, firstname) => {
  expect(
    (await signOn(await idToken({ sub: randomUUID(), email: `x${email}`, given_name, ...(given_name === undefined && { email }) }))).body
      .user,
  ).toMatchObject({ firstname });
});

it('takes the password from an account that nobody ever confirmed: it may be a trap', async () => {
  const { email } = await server.user({ email: 'trap@example.com', isVerified: false, password: 'of the attacker' });
  const { body } = await signOn(await idToken({ sub: 'victim', email }));
  expect(body.user).toMatchObject({ email, isVerified: true, hasPassword: false });
  expect((await server.request('POST', '/api/v1/auth/login', { body: { email, password: 'of the attacker' } })).status).toBe(401);
});

it('does not mix two Google accounts', async () => {
  await signOn(await idToken({ sub: 'owner', email: 'owner@example.com' }));
  const { status, body } = await signOn(await idToken({ sub: 'somebody-else', email: 'owner@example.com' }));
  expect([status, body.error?.code]).toEqual([409, 'GOOGLE_OTHER_ACCOUNT']);
});

it('refuses what the issuer did not say to us, now', async () => {
  const { privateKey: foreign } = await generateKeyPair('RS256');
  const refusals = {
    audience: await idToken({ email: 'a@example.com', aud: 'another-client' }),
    issuer: await idToken({ email: 'a@example.com', iss: 'https://accounts.google.com' }),
    expired: await idToken({ email: 'a@example.com', exp: '-5m' }),
    foreignKey: await idToken({ email: 'a@example.com' }, foreign),
    noAddress: await idToken({}),
    unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ iss: issuer.issuer, aud: CLIENT, sub: 'x', email: 'a@example.com', email_verified: true, iat: 1, exp: 9e9 })).toString('base64url')}.`,
    noise: 'noise',
  };
  for (const [why, token] of Object.entries(refusals)) {
    const { status, body } = await signOn(token);
    expect([why, status, body.error?.code]).toEqual([why, 400, 'GOOGLE_REFUSED']);
  }
});

it('refuses an address that Google has not proven', async () => {
  const { status, body } = await signOn(await idToken({ email: 'unproven@example.com', email_verified: false }));
  expect([status, body.error?.code]).toEqual([400, 'GOOGLE_EMAIL_NOT_VERIFIED']);
});

it('is not there without a client id, and says so when the issuer is away', async () => {
  const without = await startTestServer({ db: server.db });
  const away = await startTestServer({ db: server.db, config: { google: { issuer: 'http://127.0.0.1:9', clientId: CLIENT } } });
  try {
    const body = answerOf(await idToken({ email: 'a@example.com' }));
    expect((await without.request('POST', '/api/v1/users/google-sign-on', { body })).status).toBe(404);
    expect((await away.request('POST', '/api/v1/users/google-sign-on', { body })).status).toBe(503);
  } finally {
    await without.close();
    await away.close();
  }
});

describe('a confirmation of who is at the device', () => {
  const confirm = async (token: string, claims: Claims) =>
    (await server.request<Answer>('POST', '/api/v1/auth/confirm', { body: answerOf(await idToken(claims)), token })).body?.error?.code ??
    null;

  it('is a fresh sign-on with the same Google account, and no other', async () => {
    const { body: { token = '' } } = await signOn(await idToken({ sub: 'konrad', email: 'konrad@example.com' }));
    await signOn(await idToken({ sub: 'somebody', email: 'somebody@example.com' }));
    expect(await confirm(token, { sub: 'konrad', email: 'konrad@example.com' })).toBeNull();
    expect(await confirm(token, { sub: 'somebody', email: 'somebody@example.com' })).toBe('GOOGLE_OTHER_ACCOUNT');
    expect(await confirm(token, { sub: 'konrad', email: 'konrad@example.com', issued: Math.floor(Date.now() / 1000) - 180 })).toBe(
      'GOOGLE_TOO_OLD',
    );
    expect(await confirm(token, { sub: 'konrad', email: 'konrad@example.com', aud: 'another.apps.example' })).toBe('GOOGLE_REFUSED');
  });
});
