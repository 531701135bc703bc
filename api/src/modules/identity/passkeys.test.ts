import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';

let server: TestServer;
let clock = 0;
beforeAll(async () => { server = await startTestServer({ now: () => new Date(Date.now() + clock) }); });
beforeEach(() => { clock = 0; });
afterAll(() => server.close());

interface Body { challenge: string; token?: string; passkeys: { id: string; name: string }[]; error: { code: string } }
const call = (method: string, path: string, body?: unknown, token?: string) =>
  server.request<Body>(method, `/api/v1${path}`, { ...(body !== undefined && { body }), ...(token !== undefined && { token }) });
const post = (path: string, body: unknown, token?: string) => call('POST', path, body, token);

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

/** An authenticator of one key (WebAuthn level 3, ES256, no attestation), as a phone is one. */
class SoftAuthenticator {
  readonly id = randomBytes(16);
  count = 1;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  flags = PRESENT_AND_VERIFIED;

  constructor(private readonly origin = new URL(server.config.publicUrl).origin) {}

  create(challenge: string) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const point = (at: number, value: string) => Buffer.concat([Buffer.from([at, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
    // A map of five: kind EC2, algorithm ES256, curve P-256, x and y.
    const cose = Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), point(0x21, x), point(0x22, y)]);
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cose]);
    const authData = Buffer.concat([this.head(this.flags | WITH_KEY), made]);
    const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'),
      Buffer.from([0x58, authData.length]), authData,
    ]);
    return this.answer('webauthn.create', challenge, { attestationObject: attestation.toString('base64url'), transports: ['internal'] });
  }

  get(challenge: string) {
    this.count += 1;
    const authData = this.head(this.flags);
    const client = this.client('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.keys.privateKey);
    return this.answer('webauthn.get', challenge, {
      authenticatorData: authData.toString('base64url'), signature: signature.toString('base64url'),
    });
  }

  private head(flags: number) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    return Buffer.concat([sha256(new URL(server.config.publicUrl).hostname), Buffer.from([flags]), count]);
  }

  private client = (type: string, challenge: string) => (
    Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  );

  private answer(type: string, challenge: string, response: object) {
    const id = this.id.toString('base64url');
    return {
      id, rawId: id, type: 'public-key', clientExtensionResults: {},
      response: { clientDataJSON: this.client(type, challenge).toString('base64url'), ...response },
    };
  }
}

async function withPasskey() {
  const person = await server.signIn();
  const phone = new SoftAuthenticator();
  const { body: { challenge } } = await post('/account/passkeys/options', {}, person.token);
  expect((await post('/account/passkeys', { name: 'Phone', response: phone.create(challenge) }, person.token)).status).toBe(201);
  return { person, phone };
}

const challengeOf = async () => (await post('/auth/passkey/options', {})).body.challenge;
const enter = (response: object, more: object = {}) => post('/auth/passkey', { response, ...more });

it('signs in whoever has it, and its owner hears of it by mail', async () => {
  const { person, phone } = await withPasskey();
  expect(await enter(phone.get(await challengeOf()))).toMatchObject({
    status: 200, body: { token: expect.any(String), user: { id: person.userId } },
  });
  expect((await server.mailbox(person.email)).map(({ subject }) => subject)).toContain('A new passkey for Heartwood');
});

it('answers once: the same answer again, also at once, is refused', async () => {
  const { phone } = await withPasskey();
  const answer = phone.get(await challengeOf());
  const statuses = (await Promise.all([enter(answer), enter(answer)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 403]);
  expect((await enter(answer)).status).toBe(403);
});

it('takes no answer of another site, without finger or PIN, to an old question, to one of our own making, or of a copied key', async () => {
  const { phone } = await withPasskey();
  const made = await challengeOf();
  expect((await enter(phone.get(randomBytes(32).toString('base64url')))).status).toBe(403);
  phone.flags = 0x01;
  expect((await enter(phone.get(made))).status).toBe(403);
  phone.flags = PRESENT_AND_VERIFIED;
  Object.assign(phone, { origin: 'https://evil.example' });
  expect((await enter(phone.get(made))).status).toBe(403);
  Object.assign(phone, { origin: new URL(server.config.publicUrl).origin });
  expect((await enter(phone.get(made))).status).toBe(200);
  phone.count = 0;
  expect((await enter(phone.get(await challengeOf()))).status).toBe(403);
  phone.count = 9;
  const old = await challengeOf();
  clock = 11 * 60_000;
  expect((await enter(phone.get(old))).status).toBe(403);
});

it('is kept for who asked to make it alone', async () => {
  const [ada, eve] = [await server.signIn(), await server.signIn()];
  const { body: { challenge } } = await post('/account/passkeys/options', {}, ada.token);
  const phone = new SoftAuthenticator();
  expect((await post('/account/passkeys', { name: 'Phone', response: phone.create(challenge) }, eve.token)).status).toBe(403);
  expect((await enter(phone.get(await challengeOf()))).status).toBe(403);
});

it('is named and removed by its owner alone, and lets nobody in afterwards', async () => {
  const { person, phone } = await withPasskey();
  const eve = await server.signIn();
  const id = phone.id.toString('base64url');
  expect((await call('PATCH', `/account/passkeys/${id}`, { name: 'Mine' }, eve.token)).status).toBe(404);
  await call('DELETE', `/account/passkeys/${id}`, undefined, eve.token);
  expect((await call('PATCH', `/account/passkeys/${id}`, { name: 'Blue phone' }, person.token)).status).toBe(204);
  expect((await call('GET', '/account/security', undefined, person.token)).body.passkeys).toMatchObject([{ id, name: 'Blue phone' }]);
  expect((await call('DELETE', `/account/passkeys/${id}`, undefined, person.token)).status).toBe(204);
  expect((await enter(phone.get(await challengeOf()))).status).toBe(403);
});

it('asks whether an account that was given up is kept, and takes the same answer then', async () => {
  const { person, phone } = await withPasskey();
  await post('/account/end', { word: 'DELETE' }, person.token);
  const answer = phone.get(await challengeOf());
  expect((await enter(answer)).body.error.code).toBe('ACCOUNT_ENDS');
  expect((await enter(answer, { keepAccount: true })).status).toBe(200);
});
