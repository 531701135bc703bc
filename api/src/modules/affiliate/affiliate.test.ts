/** @embedded a job takes and writes what locks of two companies order */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { buildCast, buildCompany, buildMember, type Cast } from '../../testing/builders';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { knownDevices } from '../identity/identity.table';
import { notification } from '../notification/notification.table';
import { affiliateClick, affiliateCode, companyReferral, coupon } from './affiliate.table';
import { forgetVisitorsJob } from './forget-visitors.job';
import { referCompany } from './refer-company.job';

const TOKEN = 'a token of thirty-two letters or more';
const DAY = 24 * 3600 * 1000;
let now = new Date('2026-05-16T10:00:00Z');
let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer({
    config: { operatorToken: TOKEN, accessTokenSeconds: 400 * 24 * 3600 }, now: () => now, jobs: [referCompany],
  });
});
beforeEach(async () => {
  now = new Date('2026-05-16T10:00:00Z');
  cast = await buildCast(server, 'Free');
});
afterAll(() => server.close());

const request = (person: SignedIn, companyId = cast.companyId) => (
  server.request<{ data: string }>('POST', '/api/v1/helpers/affiliate/request', {
    token: person.token, headers: { 'x-company-id': companyId },
  })
);
const answer = (isAccepted: boolean, reason = '') => server.request('POST', '/api/v1/operator/affiliates', {
  body: { companyId: cast.companyId, isAccepted, reason }, headers: { 'x-operator-token': TOKEN },
});
interface Facts {
  affiliateStatus: string; referralCode: string | null; referralLink: string | null; clicks: number; signUps: number; heldReferrals: number;
}
const affiliateOf = async (person: SignedIn) => (await server.graphql<{ affiliate: Facts | null }>(
  'query ($id: ID!) { affiliate(companyId: $id) { affiliateStatus referralCode referralLink clicks signUps heldReferrals } }',
  { id: cast.companyId }, person.token,
)).data?.affiliate;
const click = (code: string, visitor: string) => server.request('POST', '/api/v1/affiliate/clicks', { body: { code, visitor } });
const found = async (person: SignedIn, visitor?: string) => {
  const id = randomUUID();
  const { data } = await server.graphql<{ createCompany: { error: object | null } }>(
    'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { error { code } } }',
    { input: { id, name: 'Kilo Robotics', visitor } }, person.token,
  );
  expect(data?.createCompany.error).toBeNull();
  return id;
};
const referralOf = async (id: string) => (await server.db.orm.select().from(companyReferral).where(eq(companyReferral.referredId, id)))[0];
const recorded = async (id: string) => {
  await until(async () => await referralOf(id) !== undefined);
  return referralOf(id);
};
const newcomer = () => server.signIn({ firstname: 'Kim', lastname: 'Newcomer' });
const affiliate = async () => {
  await request(cast.owner);
  await answer(true);
  return (await affiliateOf(cast.owner))?.referralCode ?? '';
};

describe('the request', () => {
  it('is the company’s of the header, and once', async () => {
    expect((await request(cast.admin)).body).toEqual({ data: cast.companyId });
    expect((await request(cast.owner)).status).toBe(200);
    expect(await affiliateOf(cast.owner)).toMatchObject({ affiliateStatus: 'REQUESTED', referralCode: null });
    expect(await affiliateOf(cast.editor)).toBeNull();
  });

  it('is approved by an operator: there is a link, and owner and admins are told', async () => {
    const code = await affiliate();
    expect(code).toMatch(/^ACOR\d\d$/);
    expect(await affiliateOf(cast.admin)).toMatchObject({
      affiliateStatus: 'AFFILIATE', referralLink: `${server.config.publicUrl}/?ref=${code}`,
    });
    const told = await server.db.orm.select().from(notification).where(eq(notification.companyId, cast.companyId));
    expect(told.map(({ type, userId }) => [type, userId]).sort()).toEqual(
      [cast.admin, cast.owner].map(({ userId }) => ['AFFILIATE_APPROVED', userId]).sort(),
    );
    expect((await request(cast.owner)).status).toBe(200);
    expect((await answer(false)).status).toBe(409);
  });

  it('is refused with a reason, or taken back, and can be made again', async () => {
    await request(cast.owner);
    await answer(false, 'Too early');
    expect(await affiliateOf(cast.owner)).toMatchObject({ affiliateStatus: 'NONE' });
    await request(cast.owner);
    await server.graphql(
      'mutation ($id: ID!) { withdrawAffiliateRequest(companyId: $id) { error { code } } }', { id: cast.companyId }, cast.owner.token,
    );
    expect(await affiliateOf(cast.owner)).toMatchObject({ affiliateStatus: 'NONE' });
    expect((await answer(true)).status).toBe(409);
  });
});

it('an operator ends a company’s part: owner and admins are told why, link and coupons count no more, and it may ask again for the same link', async () => {
  const code = await affiliate();
  const own = `C${cast.companyId.replaceAll('-', '').slice(0, 9).toUpperCase()}`;
  await server.db.orm.insert(affiliateCode).values({ code: own, companyId: cast.companyId, kind: 'COUPON' });
  await server.db.orm.insert(coupon).values({
    code: own, companyId: cast.companyId, discount: 20, commission: 10, status: 'ACTIVE', createdAt: now,
  });
  const end = (reason: string) => server.request('POST', '/api/v1/operator/affiliates/end', {
    body: { companyId: cast.companyId, reason }, headers: { 'x-operator-token': TOKEN },
  });
  expect((await end('')).status).toBe(422);
  expect((await end('Clicks were paid for')).body).toEqual({ status: 'NONE' });
  expect((await end('Once more')).status).toBe(200);
  expect(await affiliateOf(cast.owner)).toMatchObject({ affiliateStatus: 'NONE' });
  const told = (await server.db.orm.select().from(notification)
    .where(eq(notification.companyId, cast.companyId))).filter(({ type }) => type === 'AFFILIATE_ENDED');
  expect(told.map(({ userId }) => userId).sort()).toEqual([cast.admin, cast.owner].map(({ userId }) => userId).sort());
  for (const each of [code, own]) await click(each, randomUUID());
  await request(cast.owner);
  expect((await end('Asked again')).status).toBe(409);
  await answer(true);
  expect(await affiliateOf(cast.owner)).toMatchObject({ referralCode: code, clicks: 0 });
  expect((await server.db.orm.select().from(coupon).where(eq(coupon.code, own)))[0]?.status).toBe('ENDED');
});

describe('a referral', () => {
  it('is written when a company is founded in a browser that followed the link, and a click counts once a day', async () => {
    const code = await affiliate();
    const visitor = randomUUID();
    await click(code.toLowerCase(), visitor);
    await click(code, visitor);
    const id = await found(await newcomer(), visitor);
    expect(await recorded(id)).toMatchObject({ referralId: cast.companyId, code, state: 'COUNTED', reasons: [] });
    expect(await affiliateOf(cast.owner)).toMatchObject({ clicks: 1, signUps: 1, heldReferrals: 0 });
  });

  it('counts for the first link within 90 days, and for none after that', async () => {
    const code = await affiliate();
    const other = await newcomer();
    const { id: otherId } = await buildCompany(server, other.userId, { name: 'Rebox' });
    await server.request('POST', '/api/v1/helpers/affiliate/request', { token: other.token, headers: { 'x-company-id': otherId } });
    await server.request('POST', '/api/v1/operator/affiliates', {
      body: { companyId: otherId, isAccepted: true }, headers: { 'x-operator-token': TOKEN },
    });
    const [first, late] = [randomUUID(), randomUUID()];
    await click(code, first);
    await click(code, late);
    now = new Date(now.getTime() + DAY);
    await click('REBO26', first);
    now = new Date(now.getTime() + 88 * DAY);
    expect(await recorded(await found(await newcomer(), first))).toMatchObject({ referralId: cast.companyId });
    now = new Date(now.getTime() + 2 * DAY);
    const lateId = await found(await newcomer(), late);
    // A later one is written by the same worker, so the earlier one was looked at.
    await click(code, randomUUID());
    const again = randomUUID();
    await click(code, again);
    await recorded(await found(await newcomer(), again));
    expect(await referralOf(lateId)).toBeUndefined();
  });

  it.each([
    ['SELF', async () => cast.admin],
    ['COLLEAGUE', async () => cast.viewer],
    ['COLLEAGUE', async () => {
      const person = await newcomer();
      const { id } = await buildCompany(server, person.userId, { name: 'Shared' });
      await buildMember(server, id, { userId: cast.editor.userId });
      return person;
    }],
    ['SAME_DEVICE', async () => {
      const person = await newcomer();
      const tokenHash = randomUUID();
      await server.db.orm.insert(knownDevices).values([person, cast.owner].map(({ userId }) => ({ tokenHash, userId })));
      return person;
    }],
  ])('waits for a decision: %s', async (reason, founder) => {
    const code = await affiliate();
    const visitor = randomUUID();
    await click(code, visitor);
    expect(await recorded(await found(await founder(), visitor))).toMatchObject({ state: 'HELD', reasons: [reason] });
    expect(await affiliateOf(cast.owner)).toMatchObject({ signUps: 1, heldReferrals: 1 });
  });

  it('waits for a decision where too many come within an hour', async () => {
    const code = await affiliate();
    const states: (string | undefined)[] = [];
    for (let count = 0; count < 6; count += 1) {
      const visitor = randomUUID();
      await click(code, visitor);
      states.push((await recorded(await found(await newcomer(), visitor)))?.state);
    }
    expect(states).toEqual([...Array.from({ length: 5 }, () => 'COUNTED'), 'HELD']);
  });
});

it.each([['DAY', 30, '2026-05-16'], ['WEEK', 26, '2026-05-11'], ['MONTH', 12, '2026-05-01']])(
  'clicks and sign-ups are counted by %s, the present one last', async (by, count, last) => {
    const code = await affiliate();
    const visitor = randomUUID();
    await click(code, visitor);
    await recorded(await found(await newcomer(), visitor));
    const { data } = await server.graphql<{ affiliateStatistics: { steps: { from: string }[]; codes: object[] } }>(
      'query ($c: ID!, $by: StatisticsBy!) { affiliateStatistics(companyId: $c, by: $by) { steps { from clicks signUps paid } codes { code clicks signUps } } }',
      { c: cast.companyId, by }, cast.owner.token,
    );
    const { steps = [], codes } = data?.affiliateStatistics ?? {};
    expect([steps.length, steps.at(-1), codes]).toEqual([
      count, { from: last, clicks: 1, signUps: 1, paid: 0 }, [{ code, clicks: 1, signUps: 1 }],
    ]);
  },
);

it('a code has so many clicks in a day, and the next day as many again', async () => {
  const code = await affiliate();
  await server.db.orm.execute(sql`
    insert into affiliate_click (code, visitor_hash, day, clicked_at)
    select ${code}, 'visitor' || n, '2026-05-16', ${now.toISOString()}::timestamptz
    from generate_series(1, 4999) n`);
  for (const visitor of ['the last', 'one more']) expect((await click(code, visitor)).status).toBe(204);
  expect(await affiliateOf(cast.owner)).toMatchObject({ clicks: 5_000 });
  now = new Date(now.getTime() + DAY);
  await click(code, 'one more');
  expect(await affiliateOf(cast.owner)).toMatchObject({ clicks: 5_001 });
});

it('who followed a link is forgotten after 90 days; that somebody did is not', async () => {
  const code = await affiliate();
  await click(code, randomUUID());
  now = new Date(now.getTime() + 91 * DAY);
  await forgetVisitorsJob.run(server, {}, { id: randomUUID(), key: '', attempt: 1 });
  const [kept] = await server.db.orm.select().from(affiliateClick).where(eq(affiliateClick.code, code));
  expect(kept?.visitorHash).toMatch(/^gone:/);
  expect(await affiliateOf(cast.owner)).toMatchObject({ clicks: 1 });
});

it('a link that shows the plan of an affiliate has its code for the sign-up behind it', async () => {
  const codeOf = async () => {
    const { data } = await server.graphql<{ createShareLink: { url: string } }>(
      'mutation ($c: ID!, $id: ID!) { createShareLink(companyId: $c, id: $id, set: { name: "Investors", sections: [pitch] }) { url } }',
      { c: cast.companyId, id: randomUUID() }, cast.owner.token,
    );
    const token = new URL(data?.createShareLink.url ?? '').searchParams.get('company_id');
    const opened = await server.graphql<{ openShare: { share: { plan: { referralCode: string | null } } } }>(
      'mutation ($token: String!, $id: ID!) { openShare(token: $token, visitId: $id) { share { plan { referralCode } } } }',
      { token, id: randomUUID() },
    );
    return opened.data?.openShare.share.plan.referralCode;
  };
  expect(await codeOf()).toBeNull();
  const code = await affiliate();
  expect(await codeOf()).toBe(code);
});

it('the state of a company is nobody’s business but its managers’', async () => {
  await affiliate();
  const cards = async (person: SignedIn) => (await server.graphql<{ me: { companies: { id: string; affiliateStatus: string }[] } }>(
    '{ me { companies { id affiliateStatus } } }', {}, person.token,
  )).data?.me.companies.find(({ id }) => id === cast.companyId)?.affiliateStatus;
  expect([await cards(cast.owner), await cards(cast.admin), await cards(cast.editor)]).toEqual(['AFFILIATE', 'AFFILIATE', 'NONE']);
});
