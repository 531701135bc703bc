import { randomUUID } from 'node:crypto';
import { SignJWT, decodeJwt, decodeProtectedHeader } from 'jose';
import { AccessTokens } from './access-tokens';
import { keyIdOf } from './signing-keys';

const OLD = 'the secret of the days before the change';
const NEW = 'the secret of the days after the change';
const now = () => new Date();
const tokens = (...secrets: [string, ...string[]]) => new AccessTokens(secrets, now, 600);
const embed = { partnerId: randomUUID(), companyId: randomUUID() };
const [userId, sessionId] = [randomUUID(), randomUUID()];

it('names its key, who made it, whom it is for and what it is', async () => {
  const token = await tokens(NEW).sign(userId, sessionId);
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: keyIdOf(NEW) });
  expect(decodeJwt(token)).toMatchObject({ iss: 'heartwood', aud: 'heartwood', sub: userId, sid: sessionId });
  expect(decodeJwt(await tokens(NEW).sign(userId, sessionId, embed))).toMatchObject({ iss: 'heartwood', aud: 'heartwood-embed', embed });
});

it('is good after its key has been replaced, as long as the old one is listed', async () => {
  const token = await tokens(OLD).sign(userId, sessionId);
  expect(await tokens(NEW, OLD).verify(token)).toMatchObject({ userId, sessionId });
  expect(await tokens(NEW).verify(token)).toBeNull();
});

it('is accepted by a process that knows the next key and does not sign with it yet', async () => {
  const token = await tokens(NEW, OLD).sign(userId, sessionId);
  expect(decodeProtectedHeader(token).kid).toBe(keyIdOf(NEW));
  expect(await tokens(OLD, NEW).verify(token)).toMatchObject({ userId });
});

it('tells the kinds of session apart', async () => {
  const all = tokens(NEW);
  expect(await all.verify(await all.sign(userId, sessionId))).not.toHaveProperty('embed');
  expect(await all.verify(await all.sign(userId, sessionId, embed))).toMatchObject({ userId, embed });
});

interface Forgery { iss?: string; aud?: string | string[]; typ?: string; kid?: string; claims?: object }

/** Signed with the true key, and with something about it that is not ours. */
function forge({ iss = 'heartwood', aud = 'heartwood', typ = 'at+jwt', kid = keyIdOf(NEW), claims = {} }: Forgery): Promise<string> {
  return new SignJWT({ sid: sessionId, iss, aud, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ, kid })
    .setSubject(userId)
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(NEW));
}

it.each<[string, Forgery]>([
  ['another issuer', { iss: 'elsewhere' }],
  ['another audience', { aud: 'somebody' }],
  ['both audiences', { aud: ['heartwood', 'heartwood-embed'] }],
  ['an audience of the product and the claim of a partner’s site', { claims: { embed } }],
  ['the audience of partners’ sites and no partner', { aud: 'heartwood-embed' }],
  ['another type', { typ: 'JWT' }],
  ['a key that is not listed', { kid: keyIdOf(OLD) }],
  ['an empty key id', { kid: '' }],
])('is refused with %s', async (_what, forgery) => {
  expect(await tokens(NEW, OLD.toUpperCase()).verify(await forge({}))).toMatchObject({ userId });
  expect(await tokens(NEW, OLD.toUpperCase()).verify(await forge(forgery))).toBeNull();
});

it('is refused without an audience, as earlier releases made it', async () => {
  const bare = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(NEW));
  expect(await tokens(NEW).verify(bare)).toBeNull();
});
