import { createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT, type JWTPayload } from 'jose';
import { openPartnerStage, ORIGIN, type Entered, type PartnerStage } from '../../testing/partner-stage';
import { partnerTokenUse } from './partner.table';
import { sweepPartnerTokens } from './sweep-partner-tokens';

let stage: PartnerStage;
beforeAll(async () => {
  stage = await openPartnerStage();
});
afterAll(() => stage.server.close());
beforeEach(() => stage.begin());
afterEach(() => stage.end());

test('a token of the partner’s server opens a session, the same person each time, under the name of today', async () => {
  const { status, body } = await stage.exchange<Entered>(await stage.sign());
  expect([status, body.user]).toEqual([200, expect.objectContaining({ firstname: 'Feinkost', lastname: 'Yıldız' })]);
  const again = await stage.exchange<Entered>(await stage.sign({ name: 'Emine Yıldız' }));
  expect(again.body.user).toEqual({ ...body.user, firstname: 'Emine' });
});

test('refused: wrong origin, wrong key, expired, too long-lived, for somebody else, revoked; never anonymous', async () => {
  const stranger = generateKeyPairSync('ed25519').privateKey;
  const code = async (token: string, where = {}) => (await stage.exchange(token, where)).body.error?.code;
  expect(await code(await stage.sign(), { origin: 'https://evil.example' })).toBe('EMBED_WRONG_ORIGIN');
  expect(await code(await stage.sign(), { partner: randomUUID() })).toBe('EMBED_UNKNOWN_PARTNER');
  expect(await code(await stage.sign({ key: stranger }))).toBe('EMBED_WRONG_KEY');
  expect(await code(await stage.sign({ kid: 'hw_other' }))).toBe('EMBED_WRONG_KEY');
  expect(await code(await stage.sign({ issued: Math.floor(Date.now() / 1000) - 400 }))).toBe('EMBED_EXPIRED');
  expect(await code(await stage.sign({ seconds: 86_400 }))).toBe('EMBED_BAD_TOKEN');
  expect((await stage.exchange(await stage.sign({ seconds: 301 }))).body.error).toMatchObject({
    code: 'EMBED_BAD_TOKEN',
    message: 'A token may live at most 300 seconds.',
  });
  expect((await stage.exchange<Entered>(await stage.sign({ seconds: 300 }))).status).toBe(200);
  expect(await code(await stage.sign({ issuer: randomUUID() }))).toBe('EMBED_BAD_TOKEN');
  expect(await code(await stage.sign({ audience: 'something-else' }))).toBe('EMBED_BAD_TOKEN');
  expect(await code(`${await stage.sign()}x`)).toMatch(/^EMBED_(WRONG_KEY|BAD_TOKEN)$/);
  expect(await code('nonsense')).toBe('EMBED_BAD_TOKEN');
  const unsigned = `${Buffer.from(JSON.stringify({ alg: 'none', kid: stage.made.partner.keyId })).toString('base64url')}.${Buffer.from(JSON.stringify({ iss: stage.made.partner.id, aud: 'heartwood-messaging', sub: 'x' })).toString('base64url')}.`;
  expect(await code(unsigned)).toBe('EMBED_BAD_TOKEN');
  const old = await stage.sign();
  const rotated = await stage.change(stage.owner, 'rotatePartnerKey');
  expect(await code(old)).toBe('EMBED_WRONG_KEY');
  expect(
    (await stage.exchange<Entered>(await stage.sign({ key: rotated?.signingKey ?? '', kid: rotated?.partner?.keyId ?? '' }))).status,
  ).toBe(200);
  await stage.change(stage.owner, 'revokePartner');
  expect(await code(await stage.sign({ key: rotated?.signingKey ?? '', kid: rotated?.partner?.keyId ?? '' }))).toBe('EMBED_REVOKED');
});

test('a token is taken once, also by two at once; another partner’s may have the same id', async () => {
  const token = await stage.sign({ id: 'page-load-1' });
  const answers = await Promise.all([
    stage.exchange(token),
    stage.exchange(token),
    stage.exchange(await stage.sign({ id: 'page-load-1', subject: 'customer-2' })),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  expect(answers.flatMap(({ body }) => body.error?.code ?? [])).toEqual(['EMBED_USED', 'EMBED_USED']);
  expect((await stage.exchange(token)).body.error.code).toBe('EMBED_USED');
  const other = await stage.create(stage.owner);
  const foreign = await stage.sign({ id: 'page-load-1', issuer: other.partner.id, key: other.signingKey, kid: other.partner.keyId });
  expect((await stage.exchange(foreign, { partner: other.partner.id })).status).toBe(200);
  await stage.remove(other.partner.id);
});

test('a token that was refused is not used up', async () => {
  const token = await stage.sign();
  expect((await stage.exchange(token, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await stage.exchange(token)).status).toBe(200);
});

test('a foreign page trades no token, whatever origin it claims', async () => {
  for (const headers of [{ origin: ORIGIN }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }] as Record<string, string>[]) {
    const token = await stage.sign();
    const { status } = await stage.server.request('POST', '/api/v1/embed/token', {
      body: { partner: stage.made.partner.id, token, origin: ORIGIN },
      headers,
    });
    expect(status).toBe(403);
    expect((await stage.exchange(token)).status).toBe(200);
  }
});

test('taken tokens are forgotten when their age alone refuses them', async () => {
  await stage.exchange(await stage.sign({ id: 'still good' }));
  await stage.server.db.orm
    .insert(partnerTokenUse)
    .values({ partnerId: stage.made.partner.id, tokenId: 'long past', goodUntil: new Date(Date.now() - 2 * 3_600_000) });
  await sweepPartnerTokens(stage.server.db);
  const kept = await stage.server.db.orm
    .select({ tokenId: partnerTokenUse.tokenId })
    .from(partnerTokenUse)
    .where(eq(partnerTokenUse.partnerId, stage.made.partner.id));
  expect(kept).toEqual([{ tokenId: 'still good' }]);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['an empty text', ''],
  ['an object', { id: 1 }],
  ['a number', 7],
  ['a NUL', 'a\u0000b'],
  ['a line break', 'a\nb'],
  ['half a character', '\ud800'],
  ['more than 200 characters', 'x'.repeat(201)],
])('a token whose `sub` or `jti` is %s is refused', async (_what, value) => {
  for (const claim of ['subject', 'id'] as const) {
    const claims = { jti: randomUUID(), sub: 'customer', [claim === 'id' ? 'jti' : 'sub']: value } as JWTPayload;
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid: stage.made.partner.keyId })
      .setIssuer(stage.made.partner.id)
      .setAudience('heartwood-messaging')
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(createPrivateKey(stage.made.signingKey));
    const { status, body } = await stage.exchange(token);
    expect([status, body.error.code]).toEqual([403, 'EMBED_BAD_TOKEN']);
    expect(body.error.message).toContain(claim === 'id' ? '`jti`' : '`sub`');
  }
});
