/** @embedded one statement that looks and writes */
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import type { SignedIn } from '../../testing/test-server';
import { daysFrom } from '../../text/days';
import { pageVisit } from './activity.table';
import { visitedBy } from './log-page-visit';
import { sweepUses } from './sweep-uses';

const ID = '0a000000-0000-4000-8000-000000000001';

it.each([
  [`/app/profile/user/${ID}`, { kind: 'USER', subjectId: ID }],
  [`/app/profile/company/${ID.toUpperCase()}`, { kind: 'COMPANY', subjectId: ID }],
  [`/app/explore/post/${ID}`, { kind: 'POST', subjectId: ID }],
  [`/app/events/${ID}`, { kind: 'EVENT', subjectId: ID }],
  ['/app/explore', null],
  [`/app/profile/user/${ID}/followers`, null],
  [`https://elsewhere.example/app/events/${ID}`, null],
  ['/app/profile/user/me', null],
])('%s is about %j', (route, visited) => {
  expect(visitedBy(route)).toEqual(visited);
});

describe('visits of pages', () => {
  let server: TestServer;
  let cast: Cast;
  let now = new Date('2026-05-14T10:00:00Z');

  beforeAll(async () => { server = await startTestServer({ now: () => now, config: { accessTokenSeconds: 400 * 24 * 3600 } }); });
  beforeEach(async () => { now = new Date('2026-05-14T10:00:00Z'); cast = await buildCast(server); });
  afterAll(() => server.close());

  const visit = async (by: SignedIn, route: string, id: string = randomUUID()) => {
    const { data, errors } = await server.graphql<{ logPageVisit: boolean }>(
      'mutation ($id: ID!, $route: String!) { logPageVisit(id: $id, route: $route) }', { id, route }, by.token,
    );
    return data?.logPageVisit ?? errors?.[0]?.extensions?.code;
  };
  const kept = (by: SignedIn) => server.db.orm.select({ kind: pageVisit.kind, subjectId: pageVisit.subjectId, day: pageVisit.day }).from(
    pageVisit,
  )
    .where(eq(pageVisit.userId, by.userId)).orderBy(asc(pageVisit.day));
  const companyPage = () => `/app/profile/company/${cast.companyId}`;

  it('are kept once a day and page, and once an id', async () => {
    const id = randomUUID();
    for (const each of [id, id, randomUUID()]) expect(await visit(cast.outsider, companyPage(), each)).toBe(true);
    now = daysFrom(now, 1);
    expect(await visit(cast.outsider, companyPage(), id)).toBe(true);
    expect(await visit(cast.outsider, companyPage())).toBe(true);
    const company = { kind: 'COMPANY', subjectId: cast.companyId };
    expect(await kept(cast.outsider)).toEqual([{ ...company, day: '2026-05-14' }, { ...company, day: '2026-05-15' }]);
  });

  it('are none of one’s own: profile, company, or team', async () => {
    for (const person of [cast.owner, cast.viewer, cast.custom]) {
      expect(await visit(person, companyPage())).toBe(true);
      expect(await visit(person, `/app/profile/user/${person.userId}`)).toBe(true);
      expect(await kept(person)).toEqual([]);
    }
    expect(await visit(cast.viewer, `/app/profile/user/${cast.owner.userId}`)).toBe(true);
    expect(await kept(cast.viewer)).toHaveLength(1);
  });

  it('are none of what is not there, and of no other pages', async () => {
    for (const route of [
      `/app/profile/company/${randomUUID()}`, `/app/profile/user/${randomUUID()}`,
    ]) expect(await visit(cast.outsider, route)).toBe(true);
    expect(await visit(cast.outsider, '/app/timeline')).toBe('INVALID');
    expect(await kept(cast.outsider)).toEqual([]);
  });

  it('are forgotten after a year', async () => {
    await visit(cast.outsider, companyPage());
    now = daysFrom(now, 366);
    await sweepUses(server);
    expect(await kept(cast.outsider)).toEqual([]);
  });
});
