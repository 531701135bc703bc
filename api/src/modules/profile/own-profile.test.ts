import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { postCalls } from '../../testing/post-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { users } from '../identity';

const TOKEN = 'a token of thirty-two letters or more';
let server: TestServer;
let cast: Cast;
const calls = postCalls(() => server);

beforeAll(async () => { server = await startTestServer({ config: { operatorToken: TOKEN } }); });
beforeEach(async () => { cast = await buildCast(server); });
afterAll(() => server.close());

interface Saved {
  user: { headline: string | null; city: string | null; coverPosition: number } | null;
  error: { code: string; field: string | null } | null;
}
const save = async (by: SignedIn, set: object, base: object | null = null) => (await calls.ask<{ updateUser: Saved }>(
  by, `mutation ($id: ID!, $set: UserSet!, $base: UserSet) { updateUser(id: $id, set: $set, base: $base) {
    user { headline city coverPosition } error { code field } } }`, { id: by.userId, set, base },
)).updateUser;

describe('the own profile', () => {
  it('is not written over by a tab that began before another one saved; what only one of them changed is kept', async () => {
    const { viewer } = cast;
    await save(viewer, { headline: 'First.' }, { headline: null });
    expect(await save(viewer, { headline: 'Second.' }, { headline: null })).toEqual({
      error: { code: 'CONFLICT', field: 'headline' }, user: { headline: 'First.', city: null, coverPosition: 50 },
    });
    expect((await save(viewer, { city: 'Hamburg' }, { city: null })).user).toMatchObject({ headline: 'First.', city: 'Hamburg' });
    // Sent again after a lost answer, it is no conflict.
    expect((await save(viewer, { headline: 'First.' }, { headline: null })).error).toBeNull();
    expect((await save(viewer, { coverPosition: 101 })).error).toEqual({ code: 'INVALID', field: 'coverPosition' });
  });

  it('tells nobody when its person is here, if they say so', async () => {
    const { viewer } = cast;
    const status = async () => (
      (await server.db.orm.select({ status: users.onlineStatus }).from(users).where(eq(users.id, viewer.userId)))[0]?.status
    );
    const look = () => calls.ask(viewer, 'mutation { setPresence(visible: true, tab: "one") }');
    await look();
    expect(await status()).toBe('true');
    await save(viewer, { showsOnline: false });
    expect(await status()).toBe('false');
    await look();
    expect(await status()).toBe('false');
    await save(viewer, { showsOnline: true });
    expect(await status()).toBe('true');
  });
});

describe('a reported profile', () => {
  const operator = <Body = unknown>(method: string, path: string, body?: object) => (
    server.request<Body>(method, `/api/v1/operator${path}`, { headers: { 'x-operator-token': TOKEN }, ...(body && { body }) })
  );
  const reported = async (id: string) => (
    (await operator<{ profiles: { id: string; name: string; email: string; reports: unknown[] }[] }>(
      'GET', '/profile-reports',
    )).body.profiles
      .filter((profile) => profile.id === id)
  );
  const report = (by: SignedIn, subject: string, kind = 'PERSON') => calls.simply(
    by, 'reportProfile', '$id: ID!, $kind: ProfileKind!, $subject: ID!, $reason: ReportReason!, $note: String',
    { id: randomUUID(), kind, subject, reason: 'SPAM', note: 'Sells followers' },
  );

  it('waits for an operator once for each who told, and is settled by a ban or by leaving it', async () => {
    const { editor, viewer, outsider } = cast;
    for (const by of [viewer, viewer, outsider]) expect(await report(by, editor.userId)).toBeNull();
    expect(await reported(editor.userId)).toEqual([
      expect.objectContaining({ email: editor.email, reports: Array(2).fill({ reason: 'SPAM', note: 'Sells followers' }) }),
    ]);
    const { userProfile } = await calls.ask<{
      userProfile: { isReported: boolean };
    }>(viewer, 'query ($id: ID!) { userProfile(id: $id) { isReported } }', { id: editor.userId });
    expect(userProfile.isReported).toBe(true);
    expect((await operator('POST', '/profiles', { id: editor.userId })).body).toEqual({ reports: 2 });
    expect((await operator('POST', '/profiles', { id: editor.userId })).body).toEqual({ reports: 0 });
    await report(viewer, outsider.userId);
    await operator('POST', '/people', { person: outsider.userId, isBanned: true, reason: 'Spam' });
    expect(await reported(outsider.userId)).toEqual([]);
  });

  it('is of somebody else, and of who is there for the viewer', async () => {
    const { viewer, outsider, companyId } = cast;
    expect([
      (await report(viewer, viewer.userId))?.code, (await report(viewer, randomUUID()))?.code,
      (await report(viewer, companyId, 'COMPANY'))?.code,
    ]).toEqual(['INVALID', 'NOT_FOUND', 'INVALID']);
    expect(await report(outsider, companyId, 'COMPANY')).toBeNull();
    await calls.simply(viewer, 'blockUser', '$userId: ID!', { userId: outsider.userId });
    expect((await report(outsider, viewer.userId))?.code).toBe('NOT_FOUND');
  });
});
