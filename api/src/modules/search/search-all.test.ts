/** @embedded the index of folded names, and keys of several columns */
import { randomUUID } from 'node:crypto';
import { foldText } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import { buildCompany, buildMember } from '../../testing/builders';
import { postCalls } from '../../testing/post-calls';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { event } from '../event';
import { users } from '../identity';
import { userBlock } from '../reach';
import { companyFollower, userFollower } from '../social';

const PEOPLE = `query ($search: String!, $scope: SearchScope! = EVERYTHING, $first: Int! = 7, $after: String) {
  searchUsers(search: $search, scope: $scope, first: $first, after: $after) {
    nodes { person { id firstname lastname } companyName isFollowed } hasMore endCursor total } }`;
const COMPANIES = `query ($search: String!, $scope: SearchScope! = EVERYTHING, $first: Int! = 15, $after: String) {
  searchCompanies(search: $search, scope: $scope, first: $first, after: $after) { nodes { id name isFollowed } hasMore endCursor total } }`;

interface PeoplePage {
  nodes: { person: { id: string; firstname: string; lastname: string }; companyName: string | null }[];
  hasMore: boolean; endCursor: string | null; total: number;
}
interface CompaniesPage { nodes: { id: string; name: string }[]; hasMore: boolean; endCursor: string | null; total: number }
type Asked = { scope?: string; first?: number; after?: string | null };

describe('search of people and companies', () => {
  let server: TestServer;
  let viewer: SignedIn;
  /** No two tests find each other's people. */
  let word: string;
  let tests = 0;
  const calls = postCalls(() => server);

  beforeAll(async () => { server = await startTestServer({ config: { accessTokenSeconds: 3600 } }); });
  beforeEach(async () => {
    tests += 1;
    word = `Qx${String.fromCharCode(97 + tests)}z`;
    viewer = await server.signIn({ firstname: 'Vera', lastname: 'Viewer' });
  });
  afterAll(() => server.close());

  const person = (firstname: string, lastname = word) => server.signIn({ firstname, lastname });
  const people = async (search: string, asked: Asked = {}, by = viewer) => {
    const { data, errors } = await server.graphql<{ searchUsers: PeoplePage }>(PEOPLE, { search, ...asked }, by.token);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.searchUsers;
  };
  const firstnames = async (search: string, asked: Asked = {}, by = viewer) => (
    (await people(search, asked, by)).nodes.map((node) => node.person.firstname)
  );
  const companies = async (search: string, asked: Asked = {}, by = viewer) => (
    (await server.graphql<{ searchCompanies: CompaniesPage }>(COMPANIES, { search, ...asked }, by.token)).data?.searchCompanies
      ?? Promise.reject(new Error('refused'))
  );
  const names = async (search: string, asked: Asked = {}, by = viewer) => (
    (await companies(search, asked, by)).nodes.map(({ name }) => name)
  );
  const follow = (followed: SignedIn, by = viewer) => (
    server.db.orm.insert(userFollower).values({ userId: followed.userId, followerId: by.userId })
  );
  const open = (route: string) => server.graphql(
    'mutation ($id: ID!, $route: String!) { logPageVisit(id: $id, route: $route) }', { id: randomUUID(), route }, viewer.token,
  );

  it('finds a name whatever its case and accents, in any part of it', async () => {
    await person('Zoë', `Łuka${word}-Strauß`);
    for (const typed of [
      `luka${word}`, `LUKA${word.toUpperCase()} STRAUSS`, `zoe łuka${word}`, `${word.toLowerCase()} str`,
    ]) expect(await firstnames(typed)).toEqual(['Zoë']);
    for (const typed of [`luka${word}x`, '%', '_', '', '   ']) expect((await people(typed)).total).toBe(0);
  });

  it('finds only confirmed accounts that are there', async () => {
    const [gone, banned, unconfirmed] = [await person('Gone'), await person('Banned'), await person('Unconfirmed')];
    await person('There');
    await server.db.orm.update(users).set({ isDeleted: true }).where(eq(users.id, gone.userId));
    await server.db.orm.update(users).set({ isBlocked: true }).where(eq(users.id, banned.userId));
    await server.db.orm.update(users).set({ isVerified: false }).where(eq(users.id, unconfirmed.userId));
    expect(await people(word)).toMatchObject({ nodes: [{ person: { firstname: 'There' } }], total: 1 });
  });

  it('leaves out who has blocked the other, both ways and in the count', async () => {
    const [blocked, blocking] = [await person('Blocked'), await person('Blocking')];
    await person('Neither');
    await server.db.orm.insert(userBlock).values([
      { userId: viewer.userId, blockedId: blocked.userId }, { userId: blocking.userId, blockedId: viewer.userId },
    ]);
    expect(await people(word)).toMatchObject({ nodes: [{ person: { firstname: 'Neither' } }], total: 1 });
    for (const [by, sees] of [[blocked, false], [blocking, false], [await person('Fourth'), true]] as const) {
      expect((await people('vera viewer', { first: 50 }, by)).nodes.some((node) => node.person.id === viewer.userId)).toBe(sees);
    }
  });

  it('puts a name that it is before one that begins with it, those one knows first, and then goes by name', async () => {
    await person(`In${word.toLowerCase()}`, 'Contained');
    await person('Ada');
    await person('Bea');
    const known = await person('Cid');
    await person(word, 'Begins');
    await follow(known);
    expect(await firstnames(word)).toEqual([word, 'Cid', 'Ada', 'Bea', `In${word.toLowerCase()}`]);
  });

  it('is left in pages, of which none repeats and none leaves out', async () => {
    const made = [...'abcdefghijk'].map((letter) => `${letter.toUpperCase()}nn`);
    for (const name of made) await person(name);
    await follow(await person('Zoe'));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: PeoplePage = await people(word, { first: 5, after });
      expect(page.total).toBe(12);
      seen.push(...page.nodes.map((node) => node.person.firstname));
      after = page.hasMore ? page.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(['Zoe', ...made]);
    expect(
      (await server.graphql(PEOPLE, { search: word, after: 'nonsense' }, viewer.token)).errors?.[0]?.extensions?.code,
    ).toBe('BAD_REQUEST');
  });

  it('finds people by their company, but not by one that they keep to themselves, nor by a sample', async () => {
    const [owner, member, advisor, quiet, invited] = [
      await person('Owner', 'A'), await person('Member', 'B'), await person('Advisor', 'C'), await person('Quiet', 'D'),
      await person('Invited', 'E'),
    ];
    const { id } = await buildCompany(server, owner.userId, { name: `Crates of ${word}` });
    await buildMember(server, id, { userId: member.userId, email: member.email });
    for (const each of [advisor, quiet]) await buildMember(server, id, { userId: each.userId, email: each.email, isAdvisory: true });
    await buildMember(server, id, { userId: invited.userId, email: invited.email, isAccepted: false, acceptedAt: null });
    await server.db.orm.update(users).set({ showsAdvised: false }).where(eq(users.id, quiet.userId));
    expect(await firstnames(`of ${word}`)).toEqual(['Advisor', 'Member', 'Owner']);
    await server.db.orm.update(company).set({ isDemo: true }).where(eq(company.id, id));
    expect(await firstnames(`of ${word}`)).toEqual([]);
    await server.db.orm.update(company).set({ isDemo: false, deletedAt: new Date() }).where(eq(company.id, id));
    expect(await firstnames(`of ${word}`)).toEqual([]);
  });

  it('looks only at those one follows, works with or has opened, when asked', async () => {
    const [followed, colleague, opened] = [await person('Followed'), await person('Colleague'), await person('Opened')];
    await person('Stranger');
    await follow(followed);
    const { id } = await buildCompany(server, viewer.userId, { name: 'Mine' });
    await buildMember(server, id, { userId: colleague.userId, email: colleague.email });
    await open(`/app/profile/user/${opened.userId}`);
    const found = async (scope: string) => [scope, await firstnames(word, { scope })];
    expect(await Promise.all(['FOLLOWED', 'MY_COMPANIES', 'OPENED'].map(found))).toEqual([
      ['FOLLOWED', ['Followed']], ['MY_COMPANIES', ['Colleague']], ['OPENED', ['Opened']],
    ]);
  });

  it('finds companies the same way: own and followed ones first, samples only of their people, none that is gone', async () => {
    const other = await server.signIn();
    const make = (name: string, more = {}, by = other) => buildCompany(server, by.userId, { name: `${name} ${word}`, ...more });
    await make('Café Bäcker');
    const followed = await make('Depot');
    const opened = await make('Elm');
    await make('Sample', { isDemo: true });
    await make('Own sample', { isDemo: true }, viewer);
    await make('Gone', { deletedAt: new Date() });
    await server.db.orm.insert(companyFollower).values({ companyId: followed.id, userId: viewer.userId });
    await open(`/app/profile/company/${opened.id}`);
    expect(await names(word)).toEqual([`Depot ${word}`, `Own sample ${word}`, `Café Bäcker ${word}`, `Elm ${word}`]);
    expect(await names(`cafe backer ${word}`)).toEqual([`Café Bäcker ${word}`]);
    for (const [scope, name] of [
      ['FOLLOWED', 'Depot'], ['MY_COMPANIES', 'Own sample'], ['OPENED', 'Elm'],
    ] as const) expect(await names(word, { scope })).toEqual([`${name} ${word}`]);
    const page = await companies(word, { first: 3 });
    expect([page.total, page.hasMore, await names(word, { first: 3, after: page.endCursor })]).toEqual([4, true, [`Elm ${word}`]]);
  });

  it('is one answer of all kinds, the first of each with how many there are', async () => {
    for (const name of ['Ada', 'Bea', 'Cid']) await person(name);
    await buildCompany(server, viewer.userId, { name: word });
    const { data } = await server.graphql<{ search: { people: PeoplePage; companies: CompaniesPage } }>(
      `query ($search: String!) { search(search: $search, first: 2) {
        people { nodes { person { firstname } } total hasMore } companies { nodes { name } total hasMore } } }`, {
          search: word,
        }, viewer.token,
    );
    // The viewer is in the company that is called so.
    expect(data?.search.people).toEqual({
      nodes: [{ person: { firstname: 'Ada' } }, { person: { firstname: 'Bea' } }], total: 4, hasMore: true,
    });
    expect(data?.search.companies).toEqual({ nodes: [{ name: word }], total: 1, hasMore: false });
  });

  it('finds tags that the viewer may know of, those followed first, and none that only others use among few', async () => {
    const other = await server.signIn();
    const write = (by: SignedIn, postType: string, tags: string[]) => calls.made(by, { postType, tags });
    await write(other, 'PUBLIC', [`${word}-depots`, `${word}-café`]);
    await write(other, 'PRIVATE', [`${word}-secret`]);
    const opened = await write(other, 'PUBLIC', [`${word}-opened`]);
    await write(viewer, 'PRIVATE', [`${word}-own`]);
    const tagsOf = async (
      search: string, scope = 'EVERYTHING',
    ) => (await calls.ask<{ searchTags: { nodes: { name: string; id: string }[]; total: number } }>(
      viewer, 'query ($search: String!, $scope: SearchScope!) { searchTags(search: $search, scope: $scope) { nodes { id name } total } }',
      { search, scope },
    )).searchTags;
    const tagNames = async (search: string, scope?: string) => (await tagsOf(search, scope)).nodes.map(({ name }) => name);
    const low = word.toLowerCase();
    expect(await tagNames(word)).toEqual([`${low}-café`, `${low}-depots`, `${low}-opened`, `${low}-own`]);
    const [, depots] = (await tagsOf(word)).nodes;
    await calls.ask(viewer, 'mutation ($tagId: ID!) { followTag(tagId: $tagId) { error { code } } }', { tagId: depots?.id });
    await open(`/app/explore/post/${opened}`);
    expect((await tagNames(word))[0]).toBe(`${low}-depots`);
    expect(await tagNames(`${word} cafe`)).toEqual([`${low}-café`]);
    expect(await Promise.all(['FOLLOWED', 'OPENED', 'MY_COMPANIES'].map((scope) => tagNames(word, scope)))).toEqual([
      [`${low}-depots`], [`${low}-opened`], [],
    ]);
  });

  it('finds events that the viewer sees, those to come first, and counts them', async () => {
    const other = await server.signIn();
    const { id: companyId } = await buildCompany(server, viewer.userId);
    const at = (day: string) => ({
      startDate: day, startTime: '10:00', endDate: day, endTime: '11:00', timeZone: 'UTC', startsAt: new Date(`${day}T10:00:00Z`),
      endsAt: new Date(`${day}T11:00:00Z`),
    });
    const make = async (name: string, by: SignedIn, more: Partial<typeof event.$inferInsert> = {}) => {
      const row = {
        id: randomUUID(), name: `${name} ${word}`, searchText: foldText(`${name} ${word}`), description: 'x', type: 'PHYSICAL' as const,
        creatorId: by.userId,
      };
      await server.db.orm.insert(event).values({ ...row, ...at('2100-05-14'), ...more });
      return row.id;
    };
    await make('Ätna over', other, at('2001-05-14'));
    const coming = await make('Ätna opening', other);
    await make('Gone', other, { isDeleted: true });
    await make('Ours', other, { companyId });
    const apart = await server.signIn();
    await make('Apart', apart);
    await server.db.orm.insert(userBlock).values({ userId: apart.userId, blockedId: viewer.userId });
    const banned = await server.signIn();
    await make('Banned', banned);
    await server.db.orm.update(users).set({ isBlocked: true }).where(eq(users.id, banned.userId));
    const found = async (
      search: string, scope = 'EVERYTHING',
    ) => (await calls.ask<{ search: { events: { nodes: { name: string }[]; total: number } } }>(
      viewer,
      'query ($search: String!, $scope: SearchScope!) { search(search: $search, scope: $scope, first: 5) { events { nodes { name canEdit } total } } }',
      { search, scope },
    )).search.events;
    const called = async (search: string, scope?: string) => (
      (await found(search, scope)).nodes.map(({ name }) => name.replace(` ${word}`, ''))
    );
    expect(await called(word)).toEqual(['Ätna opening', 'Ours', 'Ätna over']);
    expect((await found(word)).total).toBe(3);
    expect(await called('atna')).toEqual(['Ätna opening', 'Ätna over']);
    await follow(other);
    await open(`/app/events/${coming}`);
    expect(await Promise.all(['OPENED', 'MY_COMPANIES', 'FOLLOWED'].map((scope) => called(word, scope)))).toEqual([
      ['Ätna opening'], ['Ours'], ['Ätna opening', 'Ours', 'Ätna over'],
    ]);
  });
});
