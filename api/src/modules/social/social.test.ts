import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, buildCompany, buildMember, type Cast } from '../../testing/builders';
import { postCalls } from '../../testing/post-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { company as companyTable, companyPublicSection } from '../company';
import { users } from '../identity';

let server: TestServer;
let cast: Cast;

beforeAll(async () => { server = await startTestServer({ config: { accessTokenSeconds: 4 * 3600 } }); });
beforeEach(async () => { cast = await buildCast(server); });
afterAll(() => server.close());

const { ask, told, made } = postCalls(() => server);

interface Card { isFollowed: boolean; person: { id: string } }
const person = async (by: SignedIn, name: string, userId: string) => (
  (await ask<Record<string, { user: Card | null; error: { code: string } | null }>>(
    by, `mutation ($userId: ID!) { ${name}(userId: $userId) { user { isFollowed person { id } } error { code } } }`, { userId },
  ))[name]
);
const company = async (by: SignedIn, name: string, companyId: string) => (
  (await ask<Record<string, { company: { isFollowed: boolean; followerCount: number } }>>(
    by, `mutation ($companyId: ID!) { ${name}(companyId: $companyId) { company { isFollowed followerCount } } }`, { companyId },
  ))[name]?.company
);
const simply = async (by: SignedIn, name: string, userId: string) => (
  (await ask<Record<string, { error: { code: string } | null }>>(
    by, `mutation ($userId: ID!) { ${name}(userId: $userId) { error { code } } }`, { userId },
  ))[name]?.error ?? null
);
const idsOf = async (by: SignedIn, field: 'followers' | 'following', userId: string) => {
  const { [field]: page } = await ask<Record<typeof field, { total: number; nodes: Card[] }>>(
    by, `query ($userId: ID!) { ${field}(userId: $userId) { total nodes { isFollowed person { id } } } }`, { userId },
  );
  expect(page.total).toBe(page.nodes.length);
  return page.nodes.map((card) => card.person.id);
};

describe('following', () => {
  test('a person counts once, shows on both sides, and is told of once', async () => {
    const { viewer, editor } = cast;
    expect(await person(viewer, 'followUser', editor.userId)).toMatchObject({ user: { isFollowed: true }, error: null });
    await person(viewer, 'followUser', editor.userId);
    expect([await idsOf(cast.admin, 'followers', editor.userId), await idsOf(cast.admin, 'following', viewer.userId)]).toEqual([
      [viewer.userId], [editor.userId],
    ]);
    expect(await person(viewer, 'unfollowUser', editor.userId)).toMatchObject({ user: { isFollowed: false } });
    await person(viewer, 'followUser', editor.userId);
    await person(cast.admin, 'followUser', editor.userId);
    expect(await told(editor)).toEqual([
      { type: 'FOLLOWED', count: 2, message: 'Adam Tester and Vera Tester followed you', path: `/app/profile/user/${cast.admin.userId}` },
    ]);
  });

  test.each([['oneself', 'viewer', 'INVALID'], ['nobody', null, 'NOT_FOUND']] as const)('%s is refused', async (_who, part, code) => {
    expect((await person(cast.viewer, 'followUser', part ? cast[part].userId : randomUUID()))?.error?.code).toBe(code);
  });

  test('a company is counted at the same moment by all who follow it, and its owner and admins are told', async () => {
    const people = [cast.viewer, cast.outsider, cast.custom, cast.editor];
    await Promise.all([...people, ...people].map((by) => company(by, 'followCompany', cast.companyId)));
    expect(await company(cast.viewer, 'unfollowCompany', cast.companyId)).toEqual({ isFollowed: false, followerCount: 3 });
    for (const manager of [cast.owner, cast.admin]) expect((await told(manager)).map(({ type, count }) => [type, count])).toEqual([
      ['COMPANY_FOLLOWED', 4],
    ]);
    expect(await told(cast.editor)).toEqual([]);
    const follower = (userId: string) => ask(
      cast.viewer, 'query ($companyId: ID!, $userId: ID!) { companyFollower(companyId: $companyId, userId: $userId) { userId } }',
      { companyId: cast.companyId, userId },
    );
    expect([await follower(cast.outsider.userId), await follower(cast.viewer.userId)]).toEqual([
      { companyFollower: { userId: cast.outsider.userId } }, { companyFollower: null },
    ]);
  });

  test('followers are looked for by name, and those one knows told apart, with what they are to one', async () => {
    const { viewer, editor, outsider, admin } = cast;
    for (const by of [viewer, outsider]) await person(by, 'followUser', editor.userId);
    await person(outsider, 'followUser', admin.userId);
    interface Row { relation: string | null; person: { id: string } }
    const listed = async (own: object) => {
      const { followers } = await ask<{ followers: { total: number; nodes: Row[] } }>(
        admin, `query ($userId: ID!, $search: String, $known: Boolean) {
          followers(userId: $userId, search: $search, known: $known) { total nodes { relation person { id } } } }`, {
            userId: editor.userId, ...own,
          },
      );
      expect(followers.total).toBe(followers.nodes.length);
      return followers.nodes.map((row) => [row.person.id, row.relation]);
    };
    expect(await listed({})).toEqual([[outsider.userId, 'FOLLOWS_YOU'], [viewer.userId, 'TEAM']]);
    expect([await listed({ known: true }), await listed({ known: false })]).toEqual([
      [[viewer.userId, 'TEAM']], [[outsider.userId, 'FOLLOWS_YOU']],
    ]);
    const { me: { user } } = await ask<{ me: { user: { firstname: string } } }>(viewer, '{ me { user { firstname } } }');
    expect(await listed({ search: user.firstname.toUpperCase() })).toEqual([[viewer.userId, 'TEAM']]);
  });

  test('suggestions leave out whom one follows, and say why', async () => {
    await person(cast.viewer, 'followUser', cast.editor.userId);
    await person(cast.editor, 'followUser', cast.admin.userId);
    await made(cast.outsider);
    const { popularUsers } = await ask<{ popularUsers: { reason: string; count: number; user: Card }[] }>(
      cast.viewer, '{ popularUsers(first: 20) { reason count user { isFollowed person { id } } } }',
    );
    expect(popularUsers[0]).toMatchObject({ reason: 'FOLLOWED_BY_FOLLOWED', count: 1, user: { person: { id: cast.admin.userId } } });
    expect(popularUsers.find(({ user }) => user.person.id === cast.outsider.userId)).toMatchObject({ reason: 'WRITES' });
    const suggested = popularUsers.map(({ user }) => user.person.id);
    expect([suggested.includes(cast.editor.userId), suggested.includes(cast.viewer.userId)]).toEqual([false, false]);
  });
});

describe('blocking', () => {
  const matching = async (by: SignedIn, text: string) => (await ask<{ matchingUsers: Card[] }>(
    by, 'query ($text: String!) { matchingUsers(text: $text, first: 15) { isFollowed person { id } } }', { text },
  )).matchingUsers.map((card) => card.person.id);
  const found = async (by: SignedIn, search: string) => (
    (await ask<{ find: { kind: string; id: string }[] }>(
      by, 'query ($c: ID!, $search: String!) { find(companyId: $c, search: $search) { kind id } }', { c: cast.companyId, search },
    )).find.filter(({ kind }) => kind === 'PERSON').map(({ id }) => id)
  );
  const write = async (by: SignedIn, userId: string) => (
    (await ask<{ writePersonalMessage: { error: { code: string } | null } }>(
      by, 'mutation ($userId: ID!, $input: MessageInput!) { writePersonalMessage(userId: $userId, input: $input) { error { code } } }',
      { userId, input: { id: randomUUID(), body: 'Hello' } },
    )).writePersonalMessage.error?.code ?? null
  );

  test('parts two people both ways: following, followers, mentions, search and chat', async () => {
    const { viewer, editor } = cast;
    await person(viewer, 'followUser', editor.userId);
    await person(editor, 'followUser', viewer.userId);
    expect([await matching(viewer, 'edith'), await found(viewer, 'edith'), await write(viewer, editor.userId)]).toEqual([
      expect.arrayContaining([editor.userId]), [editor.userId], null,
    ]);
    expect(await simply(viewer, 'blockUser', editor.userId)).toBeNull();
    expect(await simply(viewer, 'blockUser', editor.userId)).toBeNull();
    for (const [one, other, name] of [[viewer, editor, 'edith'], [editor, viewer, 'vera']] as const) {
      expect((await matching(one, name)).includes(other.userId)).toBe(false);
      expect(await found(one, name)).toEqual([]);
      expect(await write(one, other.userId)).toBe('FORBIDDEN');
      expect((await person(one, 'followUser', other.userId))?.error?.code).toBe('NOT_FOUND');
      expect([await idsOf(one, 'followers', other.userId), await idsOf(cast.admin, 'followers', other.userId)]).toEqual([[], []]);
    }
    const { blockedAndMuted } = await ask<{ blockedAndMuted: { blocked: { person: { id: string } }[] } }>(
      viewer, '{ blockedAndMuted { blocked { person { id } } } }',
    );
    expect(blockedAndMuted.blocked.map(({ person: { id } }) => id)).toEqual([editor.userId]);
    expect(
      (await ask<{ blockedAndMuted: { blocked: unknown[] } }>(editor, '{ blockedAndMuted { blocked { since } } }')).blockedAndMuted.blocked,
    ).toEqual([]);
  });

  test('ends when who blocked ends it; who was blocked can’t', async () => {
    const { viewer, editor } = cast;
    await simply(viewer, 'blockUser', editor.userId);
    await simply(editor, 'unblockUser', viewer.userId);
    expect((await matching(editor, 'vera')).includes(viewer.userId)).toBe(false);
    await simply(viewer, 'unblockUser', editor.userId);
    expect((await matching(editor, 'vera')).includes(viewer.userId)).toBe(true);
    expect(await idsOf(cast.admin, 'followers', editor.userId)).toEqual([]);
  });
});

test('what is muted is listed as long as it is, and an end that has passed is none', async () => {
  const mute = async (kind: string, subject: string, until: string | null = null) => (
    (await ask<{ mute: { error: { code: string } | null } }>(
      cast.viewer,
      'mutation ($kind: MuteKind!, $subject: String!, $until: DateTime) { mute(kind: $kind, subject: $subject, until: $until) { error { code } } }',
      { kind, subject, until },
    )).mute.error?.code ?? null
  );
  const ahead = new Date(server.now().getTime() + 30 * 86_400_000).toISOString();
  expect([await mute('PERSON', cast.editor.userId, ahead), await mute('TAG', '#Hiring'), await mute('WORD', 'crypto')]).toEqual([
    null, null, null,
  ]);
  expect([
    await mute('PERSON', 'nobody'), await mute('PERSON', cast.viewer.userId), await mute('WORD', 'x'),
    await mute('TAG', 'old', '2020-01-01T00:00:00Z'),
  ]).toEqual(['INVALID', 'INVALID', 'INVALID', 'INVALID']);
  const listed = async () => (await ask<{ blockedAndMuted: { muted: { kind: string; subject: string; until: string | null }[] } }>(
    cast.viewer, '{ blockedAndMuted { muted { kind subject until person { firstname } } } }',
  )).blockedAndMuted.muted;
  expect((await listed()).map(({ kind, subject }) => `${kind} ${subject}`).sort()).toEqual([
    `PERSON ${cast.editor.userId}`, 'TAG hiring', 'WORD crypto',
  ]);
  await ask(cast.viewer, 'mutation { unmute(kind: TAG, subject: "hiring") { error { code } } }');
  expect((await listed()).map(({ kind }) => kind).sort()).toEqual(['PERSON', 'WORD']);
  // Who is muted tells nothing.
  await person(cast.editor, 'followUser', cast.viewer.userId);
  expect(await told(cast.viewer)).toEqual([]);
});

test('beside a name stands no company that the person advises and keeps to themselves, nor a sample; a face tells its place when the company does', async () => {
  const { owner, outsider } = cast;
  const advisor = await server.signIn({ firstname: 'Ada', lastname: 'Advises' });
  const { id } = await buildCompany(server, owner.userId, { name: 'Quiet works', city: 'Bremen', country: 'DE' });
  await buildMember(server, id, { userId: advisor.userId, isAdvisory: true });
  const cardOf = async (by: SignedIn) => (await ask<{ searchUsers: { nodes: { companyName: string | null }[] } }>(
    by, 'query { searchUsers(search: "ada advises") { nodes { companyName position } } }',
  )).searchUsers.nodes[0]?.companyName;
  expect(await cardOf(outsider)).toBe('Quiet works');
  await server.db.orm.update(users).set({ showsAdvised: false }).where(eq(users.id, advisor.userId));
  // Who is in it knows.
  expect([await cardOf(outsider), await cardOf(owner), await cardOf(advisor)]).toEqual([null, 'Quiet works', 'Quiet works']);
  await server.db.orm.update(users).set({ showsAdvised: true }).where(eq(users.id, advisor.userId));
  await server.db.orm.update(companyTable).set({ isDemo: true }).where(eq(companyTable.id, id));
  expect([await cardOf(outsider), await cardOf(owner)]).toEqual([null, 'Quiet works']);
  await server.db.orm.update(companyTable).set({ isDemo: false }).where(eq(companyTable.id, id));
  const placeOf = async () => (await ask<{ searchCompanies: { nodes: { city: string | null; country: string | null }[] } }>(
    outsider, 'query { searchCompanies(search: "quiet works") { nodes { city country } } }',
  )).searchCompanies.nodes[0];
  expect(await placeOf()).toEqual({ city: null, country: null });
  await server.db.orm.insert(companyPublicSection).values({ companyId: id, section: 'place' });
  expect(await placeOf()).toEqual({ city: 'Bremen', country: 'DE' });
});
