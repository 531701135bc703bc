/** @embedded the commands of visitors */
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createHash, createPrivateKey, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { findMigrations } from '../../db/migrate';
import { buildCompany } from '../../testing/builders';
import { openEmptyDatabase } from '../../testing/test-database';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { findUserByEmail, findUserById, openSession, users } from '../identity';
import { findUserByGoogle } from '../identity/users';
import { newPartnerKey } from './partner-key';
import { partner, partnerUser } from './partner.table';

interface Entered { token: string; user: { id: string; firstname: string } }

const ORIGIN = 'https://erdmann.example';
const { signingKey, ...key } = newPartnerKey();
const partnerId = randomUUID();

let server: TestServer;
let owner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn();
  const { id: companyId } = await buildCompany(server, owner.userId);
  await server.db.orm.insert(partner).values({ id: partnerId, companyId, name: 'Erdmann', origins: [ORIGIN], ...key });
});
afterAll(() => server.close());

async function arrive(subject: string, name = 'Vic Visitor') {
  const token = await new SignJWT({ name, sub: subject, jti: randomUUID() })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.keyId })
    .setIssuer(partnerId)
    .setAudience('heartwood-messaging')
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(createPrivateKey(signingKey));
  return (await server.request<Entered>('POST', '/api/v1/embed/token', { body: { partner: partnerId, token, origin: ORIGIN } })).body;
}

/** What the last release invented for a visitor, and what anybody could have worked out. */
const inventedAddress = (subject: string) =>
  `${createHash('sha256').update(subject).digest('hex').slice(0, 40)}@${partnerId}.partner.invalid`;
const rowOf = async (id: string) => (await server.db.orm.select().from(users).where(eq(users.id, id)))[0];

test('a visitor has no address, no password and no proof, and the database lets nobody have both', async () => {
  const { user } = await arrive('plain');
  expect(await rowOf(user.id)).toMatchObject({ kind: 'visitor', email: null, passwordHash: null, googleSub: null, isVerified: false });
  for (const set of [
    { email: 'vic@people.example' },
    { pendingEmail: 'vic@people.example' },
    { passwordHash: 'x' },
    { googleSub: 'x' },
    { isVerified: true },
  ]) {
    await expect(server.db.orm.update(users).set(set).where(eq(users.id, user.id))).rejects.toThrow();
  }
  await expect(server.db.orm.update(users).set({ email: null }).where(eq(users.id, owner.userId))).rejects.toThrow();
});

test('no way in finds a visitor: not by address, not by id, not by Google', async () => {
  const { user } = await arrive('hidden');
  expect([
    await findUserById(server.db.orm, user.id),
    await findUserByEmail(server.db.orm, 'null'),
    await findUserByEmail(server.db.orm, ''),
    await findUserByGoogle(server.db.orm, ''),
  ]).toEqual([null, null, null, null]);
});

test('what a stranger types as somebody’s invented address is no address, before and after the visitor comes', async () => {
  const subject = 'wanted';
  const attempts = async () => {
    const email = inventedAddress(subject);
    const post = async (path: string, body: object, token?: string) =>
      (await server.request('POST', `/api/v1${path}`, { body, ...(token !== undefined && { token }) })).status;
    return [
      await post('/users', { email, firstname: 'Heartwood', lastname: 'Support', password: 'correct horse battery' }),
      await post('/auth/login', { email, password: 'correct horse battery' }),
      await post('/auth/reset_password', { email }),
      await post('/users/resendVerifyEmail', { email }),
      await post('/users/email', { email }, owner.token),
    ];
  };
  expect(await attempts()).toEqual([422, 422, 422, 422, 422]);
  const { user } = await arrive(subject);
  expect(await attempts()).toEqual([422, 422, 422, 422, 422]);
  expect(await arrive(subject)).toMatchObject({ user: { id: user.id, firstname: 'Vic' } });
});

test('a visitor’s session is no member’s, and nothing refreshes it', async () => {
  const { token, user } = await arrive('session');
  expect((await server.graphql('{ me { user { id } } }', {}, token)).errors?.[0]?.extensions?.code).toBe('access-denied');
  expect(
    (
      await server.request('PATCH', '/api/v1/users/change-password', {
        token,
        body: { currentPassword: 'x', newPassword: 'correct horse battery' },
      })
    ).status,
  ).toBe(401);
  // Were there ever a refresh token for a visitor, it would buy nothing.
  const { refreshToken } = await server.db.transaction((tx) => openSession(tx, server, user.id));
  expect((await server.request('POST', '/api/v1/auth/token', { body: { refresh_token: refreshToken } })).status).toBe(401);
});

test('a row that the last release made for a visitor becomes one at the next arrival, and who got in by it is out', async () => {
  const subject = 'from before';
  const stolen = await server.signIn({ email: inventedAddress(subject), firstname: 'Heartwood' });
  await server.db.orm.insert(partnerUser).values({ partnerId, subject, userId: stolen.userId });
  const { user } = await arrive(subject);
  expect(user).toMatchObject({ id: stolen.userId, firstname: 'Vic' });
  expect(await rowOf(user.id)).toMatchObject({ kind: 'visitor', email: null, passwordHash: null, isVerified: false });
  expect((await server.request('POST', '/api/v1/auth/token', { body: { refresh_token: stolen.refreshToken } })).status).toBe(401);
  expect((await server.graphql('{ me { user { id } } }', {}, stolen.token)).errors?.[0]?.extensions?.code).toBe('access-denied');
});

test('two first arrivals at once are one person', async () => {
  const [one, other] = await Promise.all([arrive('twice'), arrive('twice')]);
  expect(one.user.id).toBe(other.user.id);
});

test('the migration makes visitors of the last release’s rows, takes what a stranger set, and ends their sessions; members stay as they are', async () => {
  const earlier = await mkdtemp(join(tmpdir(), 'heartwood-migrations-'));
  await cp(findMigrations(), earlier, { recursive: true });
  const journal = JSON.parse(await readFile(join(earlier, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(0, journal.entries.findIndex(({ tag }) => tag.endsWith('_partner-visitors')));
  await writeFile(join(earlier, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  const empty = await openEmptyDatabase();
  await empty.migrate(earlier);
  const [visitor, trap, member, company] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await empty.run(`
    insert into users (id, email, firstname, lastname, password_hash, is_verified) values ('${visitor}', 'moved@people.example', 'Vic', 'Visitor', 'stolen', true),
      ('${trap}', 'abc@${partnerId}.partner.invalid', 'Heartwood', 'Support', 'trap', true), ('${member}', 'ada@people.example', 'Ada', 'Lovelace', 'own', true);
    insert into company (id, name, created_by) values ('${company}', 'Acorn', '${member}');
    insert into partner (id, company_id, name, origins, key_id, public_key) values ('${partnerId}', '${company}', 'Erdmann', '{}', 'k', 'p');
    insert into partner_user (partner_id, subject, user_id) values ('${partnerId}', 'x', '${visitor}');
    insert into sessions (id, user_id, expires_at) select gen_random_uuid(), id, now() + interval '1 day' from users`);
  await empty.migrate(findMigrations());
  const rows = await empty.rows<{ id: string }>(
    'select u.id, u.kind, u.email, u.password_hash, u.is_verified, s.revoked_at is not null as is_out from users u join sessions s on s.user_id = u.id',
  );
  const gone = { kind: 'visitor', email: null, password_hash: null, is_verified: false, is_out: true };
  expect(new Map(rows.map((row) => [row.id, row]))).toEqual(new Map([
    [visitor, { id: visitor, ...gone }], [trap, { id: trap, ...gone }],
    [member, { id: member, kind: 'member', email: 'ada@people.example', password_hash: 'own', is_verified: true, is_out: false }],
  ]));
  await empty.close();
});
