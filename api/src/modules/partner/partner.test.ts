import { createPrivateKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { SignJWT, type JWTPayload } from 'jose';
import { buildCompany, buildMember } from '../../testing/builders';
import { chatter, chatterOf, type Chatter, type Failure } from '../../testing/chat';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { users } from '../identity';
import { partner, partnerTokenUse } from './partner.table';
import { sweepPartnerTokens } from './sweep-partner-tokens';

interface Partner { id: string; keyId: string; origins: string[]; isRevoked: boolean }
interface Made { partner: Partner; signingKey: string }
interface Refused { error: { code: string; message: string } }
interface Entered { token: string; user: { id: string; firstname: string; lastname: string } }

const ORIGIN = 'https://erdmann.example';

let server: TestServer;
let owner: Chatter;
let member: Chatter;
let outsider: Chatter;
let companyId: string;
let made: Made;

beforeAll(async () => {
  const shellDist = await mkdtemp(join(tmpdir(), 'heartwood-shell-'));
  await writeFile(join(shellDist, 'embed.html'), '<!doctype html><title>Messaging</title><script nonce="__CSP_NONCE__"></script>');
  server = await startTestServer({ config: { shellDist } });
  owner = await chatter(server, 'Olive');
  member = await chatter(server, 'Mia');
  outsider = await chatter(server, 'Otto');
  ({ id: companyId } = await buildCompany(server, owner.userId));
  await buildCompany(server, outsider.userId);
  await buildMember(server, companyId, { userId: member.userId, email: member.email });
});
afterAll(() => server.close());
beforeEach(async () => { made = await create(owner); });
afterEach(() => remove(made.partner.id));

const PARTNER = 'partner { id keyId origins isRevoked } signingKey error { code field message }';

async function create(who: Chatter, origins = [ORIGIN]): Promise<Made> {
  const { createPartner } = await who.ask<{ createPartner: Made & { error: Failure | null } }>(
    `mutation ($companyId: ID!, $id: ID!, $origins: [String!]!) { createPartner(companyId: $companyId, id: $id, name: "Erdmann", origins: $origins) { ${PARTNER} } }`, { companyId, id: randomUUID(), origins });
  if (createPartner.error) throw Object.assign(new Error(createPartner.error.code), createPartner.error);
  return createPartner;
}

const remove = async (id: string) => { await owner.ask('mutation ($id: ID!) { revokePartner(id: $id) { error { code } } }', { id }); };

const change = async (who: Chatter, field: string, args = '') => (await who.ask<Record<string, { partner: Partner | null; signingKey: string | null; error: Failure | null }>>(`mutation ($id: ID!) { ${field}(id: $id${args}) { ${PARTNER} } }`, { id: made.partner.id }))[field];

interface TokenOptions { id?: unknown; key?: KeyObject | string; kid?: string; seconds?: number; issuer?: string; audience?: string; subject?: unknown; issued?: number; name?: string }

/** What the partner's server does. */
function sign({ id = randomUUID(), key = made.signingKey, kid = made.partner.keyId, seconds = 60, issuer = made.partner.id, audience = 'heartwood-messaging', subject = 'customer-20418', issued = Math.floor(Date.now() / 1000), name = 'Feinkost Yıldız' }: TokenOptions = {}): Promise<string> {
  return new SignJWT({ name, jti: id, sub: subject } as JWTPayload).setProtectedHeader({ alg: 'EdDSA', kid }).setIssuer(issuer).setAudience(audience).setIssuedAt(issued).setExpirationTime(issued + seconds)
    .sign(typeof key === 'string' ? createPrivateKey(key) : key);
}

const exchange = <Body = Refused>(token: string, { partner = made.partner.id, origin = ORIGIN } = {}) => server.request<Body>('POST', '/api/v1/embed/token', { body: { partner, token, origin } });

async function guest(options: TokenOptions = {}): Promise<Chatter> {
  const { body } = await exchange<Entered>(await sign(options));
  return chatterOf(server, { userId: body.user.id, email: '', password: '', refreshToken: '', token: body.token });
}

test('only the owner of the company has partners', async () => {
  for (const who of [member, outsider]) {
    await expect(create(who)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await change(who, 'rotatePartnerKey')).toMatchObject({ partner: null, signingKey: null, error: { code: 'FORBIDDEN' } });
    expect(await change(who, 'revokePartner')).toMatchObject({ error: { code: 'FORBIDDEN' } });
    expect(await who.ask('query ($id: ID!) { partners(companyId: $id) { id } }', { id: companyId })).toEqual({ partners: [] });
  }
});

test('a company has at most 20 partners that are not revoked', async () => {
  const others: Made[] = [];
  for (let i = 1; i < 20; i++) others.push(await create(owner));
  const message = 'A company can have at most 20 partners. Revoke one that is no longer needed.';
  await expect(create(owner)).rejects.toMatchObject({ code: 'CONFLICT', message });
  await remove(others[0]?.partner.id ?? '');
  others.push(await create(owner));
  for (const { partner } of others) await remove(partner.id);
});

test('the signing key is shown once', async () => {
  expect(made.signingKey).toContain('PRIVATE KEY');
  const again = await owner.ask<{ createPartner: { signingKey: string | null } }>(`mutation ($companyId: ID!, $id: ID!) { createPartner(companyId: $companyId, id: $id, name: "Erdmann", origins: ["${ORIGIN}"]) { signingKey } }`, { companyId, id: made.partner.id });
  expect(again.createPartner.signingKey).toBeNull();
  const { rows } = await server.db.orm.execute('select public_key from partner') as unknown as { rows: { public_key: string }[] };
  for (const { public_key: stored } of rows) expect(stored).toContain('PUBLIC KEY');
});

test('a token of the partner’s server opens a session, the same person each time, under the name of today', async () => {
  const { status, body } = await exchange<Entered>(await sign());
  expect([status, body.user]).toEqual([200, expect.objectContaining({ firstname: 'Feinkost', lastname: 'Yıldız' })]);
  const again = await exchange<Entered>(await sign({ name: 'Emine Yıldız' }));
  expect(again.body.user).toEqual({ ...body.user, firstname: 'Emine' });
});

test('refused: wrong origin, wrong key, expired, too long-lived, for somebody else, revoked; never anonymous', async () => {
  const stranger = generateKeyPairSync('ed25519').privateKey;
  const code = async (token: string, where = {}) => (await exchange(token, where)).body.error?.code;
  expect(await code(await sign(), { origin: 'https://evil.example' })).toBe('EMBED_WRONG_ORIGIN');
  expect(await code(await sign(), { partner: randomUUID() })).toBe('EMBED_UNKNOWN_PARTNER');
  expect(await code(await sign({ key: stranger }))).toBe('EMBED_WRONG_KEY');
  expect(await code(await sign({ kid: 'hw_other' }))).toBe('EMBED_WRONG_KEY');
  expect(await code(await sign({ issued: Math.floor(Date.now() / 1000) - 400 }))).toBe('EMBED_EXPIRED');
  expect(await code(await sign({ seconds: 86_400 }))).toBe('EMBED_BAD_TOKEN');
  expect((await exchange(await sign({ seconds: 301 }))).body.error).toMatchObject({ code: 'EMBED_BAD_TOKEN', message: 'A token may live at most 300 seconds.' });
  expect((await exchange<Entered>(await sign({ seconds: 300 }))).status).toBe(200);
  expect(await code(await sign({ issuer: randomUUID() }))).toBe('EMBED_BAD_TOKEN');
  expect(await code(await sign({ audience: 'something-else' }))).toBe('EMBED_BAD_TOKEN');
  expect(await code(`${await sign()}x`)).toMatch(/^EMBED_(WRONG_KEY|BAD_TOKEN)$/);
  expect(await code('nonsense')).toBe('EMBED_BAD_TOKEN');
  const unsigned = `${Buffer.from(JSON.stringify({ alg: 'none', kid: made.partner.keyId })).toString('base64url')}.${Buffer.from(JSON.stringify({ iss: made.partner.id, aud: 'heartwood-messaging', sub: 'x' })).toString('base64url')}.`;
  expect(await code(unsigned)).toBe('EMBED_BAD_TOKEN');
  const old = await sign();
  const rotated = await change(owner, 'rotatePartnerKey');
  expect(await code(old)).toBe('EMBED_WRONG_KEY');
  expect((await exchange<Entered>(await sign({ key: rotated?.signingKey ?? '', kid: rotated?.partner?.keyId ?? '' }))).status).toBe(200);
  await change(owner, 'revokePartner');
  expect(await code(await sign({ key: rotated?.signingKey ?? '', kid: rotated?.partner?.keyId ?? '' }))).toBe('EMBED_REVOKED');
});

test('a token is taken once, also by two at once; another partner’s may have the same id', async () => {
  const token = await sign({ id: 'page-load-1' });
  const answers = await Promise.all([exchange(token), exchange(token), exchange(await sign({ id: 'page-load-1', subject: 'customer-2' }))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  expect(answers.flatMap(({ body }) => body.error?.code ?? [])).toEqual(['EMBED_USED', 'EMBED_USED']);
  expect((await exchange(token)).body.error.code).toBe('EMBED_USED');
  const other = await create(owner);
  const foreign = await sign({ id: 'page-load-1', issuer: other.partner.id, key: other.signingKey, kid: other.partner.keyId });
  expect((await exchange(foreign, { partner: other.partner.id })).status).toBe(200);
  await remove(other.partner.id);
});

test('a token that was refused is not used up', async () => {
  const token = await sign();
  expect((await exchange(token, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await exchange(token)).status).toBe(200);
});

test('a foreign page trades no token, whatever origin it claims', async () => {
  for (const headers of [{ origin: ORIGIN }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }] as Record<string, string>[]) {
    const token = await sign();
    const { status } = await server.request('POST', '/api/v1/embed/token', { body: { partner: made.partner.id, token, origin: ORIGIN }, headers });
    expect(status).toBe(403);
    expect((await exchange(token)).status).toBe(200);
  }
});

test('taken tokens are forgotten when their age alone refuses them', async () => {
  await exchange(await sign({ id: 'still good' }));
  await server.db.orm.insert(partnerTokenUse).values({ partnerId: made.partner.id, tokenId: 'long past', goodUntil: new Date(Date.now() - 2 * 3_600_000) });
  await sweepPartnerTokens(server.db);
  const kept = await server.db.orm.select({ tokenId: partnerTokenUse.tokenId }).from(partnerTokenUse).where(eq(partnerTokenUse.partnerId, made.partner.id));
  expect(kept).toEqual([{ tokenId: 'still good' }]);
});

test.each<[string, unknown]>([['nothing', undefined], ['an empty text', ''], ['an object', { id: 1 }], ['a number', 7], ['a NUL', 'a\u0000b'], ['a line break', 'a\nb'], ['half a character', '\ud800'], ['more than 200 characters', 'x'.repeat(201)]])('a token whose `sub` or `jti` is %s is refused', async (_what, value) => {
  for (const claim of ['subject', 'id'] as const) {
    const claims = { jti: randomUUID(), sub: 'customer', [claim === 'id' ? 'jti' : 'sub']: value } as JWTPayload;
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: made.partner.keyId }).setIssuer(made.partner.id).setAudience('heartwood-messaging').setIssuedAt().setExpirationTime('1m').sign(createPrivateKey(made.signingKey));
    const { status, body } = await exchange(token);
    expect([status, body.error.code]).toEqual([403, 'EMBED_BAD_TOKEN']);
    expect(body.error.message).toContain(claim === 'id' ? '`jti`' : '`sub`');
  }
});

test('a key that was rotated while a token of it was on its way opens nothing', async () => {
  const tokens = await Promise.all(Array.from({ length: 6 }, () => sign()));
  const [rotated, ...answers] = await Promise.all([change(owner, 'rotatePartnerKey', ', endSessions: true'), ...tokens.map((token) => exchange<Entered>(token))]);
  expect(rotated?.error).toBeNull();
  for (const { status, body } of answers) {
    if (status === 200) expect((await server.request('POST', '/api/v1/embed/renew', { token: body.token, body: {} })).status).toBe(401);
  }
});

test('rotating leaves who is connected; rotating “and end open sessions” ends every session of the keys until now, and nobody else’s', async () => {
  const other = await create(owner);
  const elsewhere = await exchange<Entered>(await sign({ issuer: other.partner.id, key: other.signingKey, kid: other.partner.keyId }), { partner: other.partner.id });
  const visitor = await guest();
  const renew = async (token: string) => (await server.request('POST', '/api/v1/embed/renew', { token, body: {} })).status;
  await change(owner, 'rotatePartnerKey');
  expect(await renew(visitor.token)).toBe(200);
  const inbox = visitor.inbox();
  await until(() => inbox.events.length === 1);
  const rotated = await change(owner, 'rotatePartnerKey', ', endSessions: true');
  await until(() => inbox.ended !== null);
  expect(inbox.failure).toMatchObject({ code: 4403 });
  expect([await renew(visitor.token), await renew(elsewhere.body.token)]).toEqual([401, 200]);
  const back = await exchange<Entered>(await sign({ key: rotated?.signingKey ?? '', kid: rotated?.partner?.keyId ?? '' }));
  expect([back.body.user.id, await renew(back.body.token)]).toEqual([visitor.userId, 200]);
  await remove(other.partner.id);
});

test('the session is for messaging alone', async () => {
  const visitor = await guest();
  const open = await visitor.ask('{ conversations { total } joinedChannels { total } unreadCounts { personal } }');
  expect(open).toEqual({ conversations: { total: 0 }, joinedChannels: { total: 0 }, unreadCounts: { personal: 0 } });
  for (const query of ['{ me { user { id } } }', `{ growthFramework(companyId: "${companyId}") { done } }`, `{ team(companyId: "${companyId}") { companyId } }`, `{ partners(companyId: "${companyId}") { id } }`,
    `mutation { createCompany(input: { id: "${randomUUID()}", name: "Mine" }) { company { id } } }`]) await expect(visitor.ask(query)).rejects.toMatchObject({ code: 'access-denied' });
  const change = await server.request('PATCH', '/api/v1/users/change-password', { token: visitor.token, body: { currentPassword: 'x', newPassword: 'correct horse battery' } });
  expect(change.status).toBe(401);
});

test('it reaches that partner’s channels and that company’s people, and nothing else', async () => {
  const visitor = await guest();
  const own = await owner.createChannel({ name: 'Orders', partnerId: made.partner.id });
  const common = await owner.createChannel({ name: 'For everybody' });
  const other = await create(owner);
  const foreign = await owner.createChannel({ name: 'Other partner', partnerId: other.partner.id });
  const { openChannels } = await visitor.ask<{ openChannels: { nodes: { id: string }[] } }>('{ openChannels { nodes { id } } }');
  expect(openChannels.nodes.map(({ id }) => id)).toEqual([own]);
  const look = (id: string) => visitor.ask<{ channelMessages: unknown }>('query ($id: ID!) { channelMessages(channelId: $id) { lastSeq } }', { id });
  expect([(await look(own)).channelMessages, (await look(common)).channelMessages, (await look(foreign)).channelMessages]).toEqual([{ lastSeq: 1 }, null, null]);
  const join = async (who: Chatter, id: string) => (await who.ask<{ joinChannel: { error: Failure | null } }>('mutation ($id: ID!) { joinChannel(channelId: $id) { error { code } } }', { id })).joinChannel.error;
  expect([await join(visitor, own), (await join(visitor, common))?.code, (await join(visitor, foreign))?.code, (await join(outsider, own))?.code]).toEqual([null, 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  expect((await visitor.send(own, 'Where is my crate?')).error).toBeNull();
  const { chatPeople } = await visitor.ask<{ chatPeople: { nodes: { person: { id: string } }[] } }>('{ chatPeople { nodes { person { id } } } }');
  expect(chatPeople.nodes.map(({ person }) => person.id).sort()).toEqual([member.userId, owner.userId].sort());
  expect((await visitor.write(member.userId, 'Hello')).error).toBeNull();
  expect((await visitor.write(outsider.userId, 'Hello')).error).toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await guest({ subject: 'customer-2' });
  expect((await visitor.write(stranger.userId, 'Hello')).error).toMatchObject({ code: 'FORBIDDEN' });
  // The company answers; nobody else finds the partner's people.
  expect((await member.write(visitor.userId, 'It left at 5:10')).error).toBeNull();
  expect((await outsider.write(visitor.userId, 'Buy from me')).error).toMatchObject({ code: 'FORBIDDEN' });
  const added = await owner.ask<{ addParticipants: { error: Failure | null } }>('mutation ($id: ID!, $who: ID!) { addParticipants(channelId: $id, userIds: [$who]) { error { code } } }', { id: common, who: visitor.userId });
  expect(added.addParticipants.error).toMatchObject({ code: 'INVALID' });
});

test('who left the company and the partner’s people write to each other no more; what they wrote stays with both', async () => {
  const leaver = await chatter(server, 'Lea');
  const seat = await buildMember(server, companyId, { userId: leaver.userId, email: leaver.email });
  const visitor = await guest();
  const channelId = (await visitor.write(leaver.userId, 'Hello')).message?.channelId ?? '';
  expect((await leaver.send(channelId, 'Good morning')).error).toBeNull();
  await leaver.ask('mutation ($id: ID!) { deleteTeamMember(id: $id) { error { code } } }', { id: seat.id });
  for (const [one, other] of [[visitor, leaver], [leaver, visitor]] as const) {
    expect(await one.with(other.userId)).toMatchObject({ canSend: false, person: { person: { id: other.userId } }, messages: { nodes: [{ body: 'Hello' }, { body: 'Good morning' }] } });
    expect([(await one.write(other.userId, 'Still there?')).error?.code, (await one.send(channelId, 'Still there?')).error?.code]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect((await one.entry(channelId))?.channel.lastSeq).toBe(2);
  }
});

test('a conversation names its partner, and is closed for writing once that is revoked', async () => {
  const visitor = await guest({ subject: 'customer-7' });
  const channelId = (await visitor.write(member.userId, 'Hello')).message?.channelId ?? '';
  const joint = await owner.createChannel({ partnerId: made.partner.id, participantIds: [member.userId] });
  const partnerOf = async (who: Chatter, id: string) => (await who.ask<{ channelDetails: { canSend: boolean; channel: { partner: unknown } } }>('query ($id: ID!) { channelDetails(channelId: $id) { canSend channel { partner { name isRevoked visitorId } } } }', { id })).channelDetails;
  expect(await partnerOf(member, channelId)).toEqual({ canSend: true, channel: { partner: { name: 'Erdmann', isRevoked: false, visitorId: visitor.userId } } });
  expect(await partnerOf(member, joint)).toEqual({ canSend: true, channel: { partner: { name: 'Erdmann', isRevoked: false, visitorId: null } } });
  const live = member.stream(channelId);
  await until(() => live.events.length === 1);
  await change(owner, 'revokePartner');
  await until(() => live.events.some(({ type }) => type === 'CHANNEL'));
  for (const id of [channelId, joint]) {
    expect(await partnerOf(member, id)).toMatchObject({ canSend: false, channel: { partner: { isRevoked: true } } });
    expect((await member.send(id, 'Still there?')).error).toMatchObject({ code: 'CONVERSATION_CLOSED', message: expect.stringContaining('closed') as unknown as string });
  }
  expect((await member.write(visitor.userId, 'Still there?')).error).toMatchObject({ code: 'CONVERSATION_CLOSED' });
  expect(await member.with(visitor.userId)).toMatchObject({ canSend: false, messages: { nodes: [{ body: 'Hello' }] } });
  expect((await outsider.send(channelId, 'Hello?')).error).toMatchObject({ code: 'FORBIDDEN' });
  member.leave();
});

test('people are shown with their standing in the company that is shown, and to visitors with the company behind the partner', async () => {
  const adviser = await chatter(server, 'Ira');
  const own = await buildCompany(server, adviser.userId, { name: 'Ira and Sons' });
  await buildMember(server, companyId, { userId: adviser.userId, email: adviser.email, isAdvisory: true });
  const shown = async (who: Chatter) => {
    const { chatPeople } = await who.ask<{ chatPeople: { nodes: { person: { id: string }; companyName: string; isAdvisory: boolean }[] } }>('{ chatPeople(search: "Ira Tester") { nodes { person { id } companyName isAdvisory } } }');
    return chatPeople.nodes.find(({ person }) => person.id === adviser.userId);
  };
  await server.db.orm.update(users).set({ lastAccessedCompanyId: own.id }).where(eq(users.id, adviser.userId));
  expect([await shown(owner), await shown(await guest({ subject: 'customer-8' }))]).toMatchObject([{ companyName: 'Ira and Sons', isAdvisory: false }, { isAdvisory: true }]);
});

test('revoking closes open sockets and sessions at once', async () => {
  const visitor = await guest({ subject: 'customer-3' });
  const inbox = visitor.inbox();
  await until(() => inbox.events.length === 1);
  await change(owner, 'revokePartner');
  await until(() => inbox.ended !== null);
  expect(inbox.failure).toMatchObject({ code: 4403 });
  await expect(visitor.ask('{ conversations { total } }')).rejects.toMatchObject({ code: 'access-denied' });
  expect((await server.request('POST', '/api/v1/embed/renew', { token: visitor.token, body: {} })).status).toBe(401);
});

test('a session is renewed while it is good, with the same limits', async () => {
  const visitor = await guest();
  const { status, body } = await server.request<{ token: string }>('POST', '/api/v1/embed/renew', { token: visitor.token, body: {} });
  expect(status).toBe(200);
  const renewed = chatterOf(server, { ...visitor, token: body.token });
  await expect(renewed.ask('{ me { user { id } } }')).rejects.toMatchObject({ code: 'access-denied' });
  expect(await renewed.ask('{ unreadCounts { personal } }')).toEqual({ unreadCounts: { personal: 0 } });
  expect((await server.request('POST', '/api/v1/embed/renew', { token: owner.token, body: {} })).status).toBe(401);
});

test('the page of the frame is for the partner’s origins alone', async () => {
  const ancestors = async (partner: string) => {
    const { status, headers } = await server.request('GET', `/embed?partner=${partner}`);
    return [status, /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1], headers.get('x-frame-options')];
  };
  await owner.ask('mutation ($id: ID!) { updatePartner(id: $id, origins: ["https://erdmann.example", "http://localhost:4990"]) { error { code } } }', { id: made.partner.id });
  expect(await ancestors(made.partner.id)).toEqual([200, 'https://erdmann.example http://localhost:4990', null]);
  // What an earlier release took is more than an origin.
  await server.db.orm.update(partner).set({ origins: ['https://a.example;sandbox', 'https://erdmann.example', 'https://b.example,x', "https://'self'", 'http://shop.example'] }).where(eq(partner.id, made.partner.id));
  expect(await ancestors(made.partner.id)).toEqual([200, 'https://erdmann.example', null]);
  expect((await exchange(await sign(), { origin: "https://'self'" })).body.error.code).toBe('EMBED_WRONG_ORIGIN');
  await server.db.orm.update(partner).set({ origins: ['https://a.example;sandbox'] }).where(eq(partner.id, made.partner.id));
  expect(await ancestors(made.partner.id)).toEqual([200, "'none'", null]);
});

test('a page that may not hold the frame is told why at once, by a page that holds nothing else', async () => {
  const refused = async (partner: string, referer?: string) => {
    const { status, headers, body } = await server.request<string>('GET', `/embed?partner=${encodeURIComponent(partner)}`, referer === undefined ? {} : { headers: { referer } });
    return { status, code: /EMBED_[A-Z_]+/.exec(String(body))?.[0], policy: headers.get('content-security-policy')?.replaceAll(/nonce-[^']+/g, 'nonce') };
  };
  const policy = "default-src 'none'; script-src 'nonce'; style-src 'nonce'; base-uri 'none'; form-action 'none'; frame-ancestors *";
  expect(await refused(made.partner.id, 'https://other.example/')).toEqual({ status: 404, code: 'EMBED_WRONG_ORIGIN', policy });
  expect(await refused(made.partner.id, 'data:text/html,x')).toMatchObject({ code: 'EMBED_WRONG_ORIGIN' });
  expect(await refused(made.partner.id, `${ORIGIN}/orders`)).toMatchObject({ status: 200, code: undefined });
  // Who does not say where it is gets the page that the browser holds back.
  expect(await refused(made.partner.id)).toMatchObject({ status: 200, policy: expect.stringContaining(`frame-ancestors ${ORIGIN}`) as unknown as string });
  expect(await refused(randomUUID())).toEqual({ status: 404, code: 'EMBED_UNKNOWN_PARTNER', policy });
  expect(await refused("x'; script-src *", ORIGIN)).toEqual({ status: 404, code: 'EMBED_UNKNOWN_PARTNER', policy });
  await change(owner, 'revokePartner');
  expect(await refused(made.partner.id, ORIGIN)).toEqual({ status: 404, code: 'EMBED_REVOKED', policy });
});
