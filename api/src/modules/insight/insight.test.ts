/** @embedded moments by quarters of an hour */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { buildCast, buildMember, type Cast } from '../../testing/builders';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { shareLink, shareView } from '../share/share.table';
import { pageVisit } from '../activity/activity.table';

/** A Thursday; in Auckland it is Friday already. */
const NOW = new Date('2026-05-14T14:00:00Z');
let now = NOW;
let server: TestServer;
let cast: Cast;

beforeAll(async () => { server = await startTestServer({ now: () => now, config: { accessTokenSeconds: 400 * 24 * 3600 } }); });
beforeEach(async () => { now = NOW; cast = await buildCast(server); });
afterAll(() => server.close());

interface Point { at: string; value: number }
interface Told {
  since: string; today: string; profileVisits: number; profileVisitsBefore: number | null; visitHistory: Point[]; followers: number;
  followersNew: number
  shareViews: number; shareViewsBefore: number | null; shareLinkCount: number; shareLinks: { name: string; views: number }[];
  modulesDone: number; modulesDoneNew: number; moduleHistory: Point[];
}
const QUERY = `query ($companyId: ID!, $weeks: Int, $zone: String) { insight(companyId: $companyId, weeks: $weeks, zone: $zone) {
  since today profileVisits profileVisitsBefore visitHistory { at value } followers followersNew shareViews shareViewsBefore shareLinkCount
  shareLinks { name sections createdBy { firstname } views lastOpenedAt expiresAt } modulesDone modulesDoneNew moduleHistory { at value } } }`;
const ask = async (by: SignedIn, more: { weeks?: number | null; zone?: string; companyId?: string } = { weeks: 12 }) => {
  const { data, errors } = await server.graphql<{ insight: Told | null }>(QUERY, { companyId: cast.companyId, ...more }, by.token);
  return errors?.[0]?.message ?? data?.insight;
};
const told = async (...args: Parameters<typeof ask>) => await ask(...args) as Told;
const visit = async (by: SignedIn, at: string) => {
  now = new Date(at);
  await server.graphql('mutation ($id: ID!, $route: String!) { logPageVisit(id: $id, route: $route) }',
    { id: randomUUID(), route: `/app/profile/company/${cast.companyId}` }, by.token);
  now = NOW;
};
const mark = async (key: string, progress: string, at: string) => {
  now = new Date(at);
  await server.graphql('mutation ($c: ID!, $key: ModuleKey!, $progress: Progress!) { updateModule(companyId: $c, key: $key, set: { progress: $progress }) { error { code } } }',
    { c: cast.companyId, key, progress }, cast.owner.token);
  now = NOW;
};

it('counts visits of others by the days of the viewer’s zone, and those of as many days before', async () => {
  const [ada, bo] = [await server.signIn(), await server.signIn()];
  await visit(ada, '2026-05-13T22:30:00Z');
  await visit(bo, '2026-05-13T22:40:00Z');
  await visit(bo, '2026-05-12T10:00:00Z');
  await visit(cast.editor, '2026-05-12T10:00:00Z');
  await visit(cast.outsider, '2026-02-10T10:00:00Z');
  expect(await told(cast.owner)).toMatchObject({
    since: '2026-02-23', today: '2026-05-14', profileVisits: 3, profileVisitsBefore: 1,
    visitHistory: [{ at: '2026-05-12', value: 1 }, { at: '2026-05-13', value: 2 }],
  });
  expect(await told(cast.admin, { weeks: 4, zone: 'Pacific/Auckland' })).toMatchObject({
    since: '2026-04-20', today: '2026-05-15', visitHistory: [{ at: '2026-05-12', value: 1 }, { at: '2026-05-14', value: 2 }],
    profileVisitsBefore: 0,
  });
  expect(await told(cast.owner, { weeks: null })).toMatchObject({ profileVisits: 4, profileVisitsBefore: null });
});

it('does not count who has joined since, and counts a visit that only knows its day on that day', async () => {
  const guest = await server.signIn();
  await visit(guest, '2026-05-13T10:00:00Z');
  await server.db.orm.update(pageVisit).set({ at: null }).where(eq(pageVisit.userId, guest.userId));
  expect((await told(cast.owner)).visitHistory).toEqual([{ at: '2026-05-13', value: 1 }]);
  await buildMember(server, cast.companyId, { userId: guest.userId, email: guest.email });
  expect((await told(cast.owner)).profileVisits).toBe(0);
});

it('counts followers, and who is new among them', async () => {
  await server.graphql(
    'mutation ($id: ID!) { followCompany(companyId: $id) { error { code } } }', { id: cast.companyId }, cast.outsider.token,
  );
  await server.db.orm.execute(
    sql`insert into company_follower (company_id, user_id, created_at) values (${cast.companyId}, ${cast.viewer.userId}, '2025-12-01T10:00:00Z')`,
  );
  await server.db.orm.execute(
    sql`insert into company_follow_count (company_id, followers) values (${cast.companyId}, 2) on conflict (company_id) do update set followers = 2`,
  );
  expect(await told(cast.owner)).toMatchObject({ followers: 2, followersNew: 1 });
});

it('counts who opened a link and is not of the company, and tells of links that still lead somewhere', async () => {
  const [open, ended] = [randomUUID(), randomUUID()];
  const { companyId, editor } = cast;
  await server.db.orm.insert(shareLink).values([
    { id: open, companyId, name: 'Seed investors', sections: ['pitch', 'team'], tokenHash: randomUUID(), createdBy: editor.userId },
    { id: ended, companyId, name: 'Old', sections: [], tokenHash: randomUUID(), revokedAt: NOW },
  ]);
  const view = (linkId: string, at: string, isOwn = false) => ({ id: randomUUID(), linkId, isOwn, shown: {}, openedAt: new Date(at) });
  await server.db.orm.insert(shareView).values([
    view(open, '2026-05-13T10:00:00Z'), view(open, '2026-05-12T10:00:00Z', true), view(ended, '2026-05-12T10:00:00Z'),
    view(open, '2026-02-10T10:00:00Z'),
  ]);
  expect(await told(cast.owner)).toMatchObject({
    shareViews: 2, shareViewsBefore: 1, shareLinkCount: 1,
    shareLinks: [{
      name: 'Seed investors', sections: ['pitch', 'team'], createdBy: { firstname: 'Edith' }, views: 2,
      lastOpenedAt: expect.stringContaining('2026-05-13T10:00') as string,
    }],
  });
});

it('tells how many modules were done when', async () => {
  await server.db.orm.update(company).set({ createdAt: new Date('2026-01-05T10:00:00Z') }).where(eq(company.id, cast.companyId));
  await mark('vision', 'DONE', '2026-03-03T10:00:00Z');
  await mark('belief', 'DONE', '2026-04-07T10:00:00Z');
  await mark('belief', 'NOT_DONE', '2026-04-08T10:00:00Z');
  await mark('costs', 'DONE', '2026-05-12T10:00:00Z');
  const { modulesDone, modulesDoneNew, moduleHistory } = await told(cast.owner, { weeks: 8 });
  // The team is done since its first member accepted, which the stage says is today.
  expect([modulesDone, modulesDoneNew]).toEqual([3, 2]);
  expect(moduleHistory).toEqual([
    { at: '2026-03-23', value: 1 }, { at: '2026-04-07', value: 2 }, { at: '2026-04-08', value: 1 }, { at: '2026-05-12', value: 2 },
    { at: '2026-05-14', value: 3 },
  ]);
});

it('tells nothing to who does not manage the company, and refuses windows that are too long', async () => {
  for (const person of [cast.editor, cast.viewer, cast.custom, cast.outsider]) expect(await ask(person)).toBeNull();
  expect(await ask(cast.owner, { companyId: randomUUID() })).toBeNull();
  expect(await ask(cast.owner, { weeks: 0 })).toBe('Ask for 1 to 52 weeks.');
  expect(await ask(cast.owner, { weeks: 53 })).toBe('Ask for 1 to 52 weeks.');
  expect(await told(cast.owner, { weeks: 4, zone: 'Mars/Phobos' })).toMatchObject({ today: '2026-05-14' });
});
