import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { moneyEvent } from '../billing/billing.table';
import { company } from '../company';
import { commission, coupon } from './affiliate.table';
import { giveLinkCode } from './codes';
import { affiliateCoupons } from './redeem-coupon';

const TOKEN = 'a token of thirty-two letters or more';
let server: TestServer;
let cast: Cast;

beforeAll(async () => { server = await startTestServer({ config: { operatorToken: TOKEN } }); });
beforeEach(async () => {
  cast = await buildCast(server, 'Free');
  await server.db.orm.update(company).set({ affiliateStatus: 'AFFILIATE' }).where(eq(company.id, cast.companyId));
});
afterAll(() => server.close());

interface Made {
  coupon: { code: string; status: string; reason: string | null } | null;
  error: { code: string; field: string | null; message: string } | null;
}
const make = async (
  code: string, discount = 20, commission = 10, person: SignedIn = cast.owner,
) => (await server.graphql<{ createCoupon: Made }>(
  `mutation ($id: ID!, $code: String!, $discount: Int!, $commission: Int!) {
    createCoupon(companyId: $id, code: $code, discount: $discount, commission: $commission) { coupon { code status reason } error { code field message } }
  }`, { id: cast.companyId, code, discount, commission }, person.token,
)).data?.createCoupon;
const answer = (code: string, isAccepted: boolean, reason = '') => server.request('POST', '/api/v1/operator/affiliates/coupons', {
  body: { code, isAccepted, reason }, headers: { 'x-operator-token': TOKEN },
});
const list = async () => (await server.graphql<{
  coupons: { total: number; nodes: { code: string; status: string; reason: string | null }[] };
}>(
  'query ($id: ID!) { coupons(companyId: $id) { total nodes { code status reason } } }', { id: cast.companyId }, cast.owner.token,
)).data?.coupons;
const prefix = () => cast.companyId.slice(0, 4).toUpperCase();

it('waits until an operator has approved it, and is switched off by its company', async () => {
  const code = `${prefix()}OK`;
  expect(await make(code.toLowerCase())).toMatchObject({ coupon: { code, status: 'WAITING' }, error: null });
  expect(await make(code)).toMatchObject({ coupon: { code, status: 'WAITING' }, error: null });
  expect((await answer(code, true)).body).toEqual({ status: 'ACTIVE' });
  await server.graphql(
    'mutation ($id: ID!, $code: String!) { endCoupon(companyId: $id, code: $code) { error { code } } }', { id: cast.companyId, code },
    cast.owner.token,
  );
  expect(await list()).toEqual({ total: 1, nodes: [{ code, status: 'ENDED', reason: null }] });
  expect((await answer(code, true)).status).toBe(409);
});

it('counts among those in use whichever page is asked for', async () => {
  for (const name of ['A', 'B', 'C']) await make(`${prefix()}${name}`);
  await server.graphql(
    'mutation ($id: ID!, $code: String!) { endCoupon(companyId: $id, code: $code) { error { code } } }',
    { id: cast.companyId, code: `${prefix()}A` }, cast.owner.token,
  );
  const { data } = await server.graphql(
    'query ($id: ID!) { coupons(companyId: $id, first: 1) { total inUse used nodes { code } } }', { id: cast.companyId }, cast.owner.token,
  );
  expect(data).toMatchObject({ coupons: { total: 3, inUse: 2, used: 0, nodes: [{}] } });
});

it('that was refused says why, and can be sent again', async () => {
  const code = `${prefix()}NO`;
  await make(code, 40);
  await answer(code, false, 'Call us first');
  expect((await list())?.nodes).toEqual([{ code, status: 'REJECTED', reason: 'Call us first' }]);
  expect(await make(code, 20)).toMatchObject({ coupon: { status: 'WAITING', reason: null } });
});

it.each([
  ['abc', 20, 10, 'code'], ['LOOP 26', 20, 10, 'code'], ['TOOLONGACODE1', 20, 10, 'code'], ['GOOD26', 41, 10, 'discount'],
  ['GOOD26', 0, 10, 'discount'],
  ['GOOD26', 20, 31, 'commission'],
])('%s with %i and %i is refused at its %s', async (code, discount, commission, field) => {
  expect(await make(code, discount, commission)).toMatchObject({ coupon: null, error: { field } });
});

it('has a code of its own in the whole product, also against links', async () => {
  const code = await giveLinkCode(server.db.orm, { id: cast.companyId, name: prefix() }, new Date('2026-05-01'));
  expect(await make(code)).toMatchObject({ error: { field: 'code', message: 'This code is taken. Choose another one.' } });
});

it('there are ten of at a time, and only an affiliate’s', async () => {
  for (let count = 0; count < 10; count += 1) expect((await make(`${prefix()}N${count}`))?.error).toBeNull();
  expect(await make(`${prefix()}N10`)).toMatchObject({ error: { field: 'code' } });
  await server.db.orm.update(company).set({ affiliateStatus: 'NONE' }).where(eq(company.id, cast.companyId));
  expect(await make(`${prefix()}M1`)).toMatchObject({ error: { code: 'CONFLICT' } });
});

it('takes its discount off for a company that it is not of, while it works', async () => {
  const code = `${prefix()}OFF`;
  const { userId } = cast.outsider;
  const companyId: string = randomUUID();
  const find = (who = userId, whose = companyId, day = '2026-06-10') => (
    affiliateCoupons.find(server.db.orm, { companyId: whose, userId: who, code: code.toLowerCase(), day })
  );
  await expect(find()).rejects.toThrow('This code is not known, or no longer works.');
  await make(code, 25);
  await expect(find()).rejects.toThrow('This code is not known, or no longer works.');
  await answer(code, true);
  expect(await find()).toEqual({ code, percentOff: 25 });
  await expect(find(cast.admin.userId)).rejects.toThrow('of your own company');
  await expect(find(userId, cast.companyId)).rejects.toThrow('of your own company');
  // What somebody earned does not say so: who came by a coupon's link pays without its discount from the second year on.
  const earned = {
    providerId: cast.companyId, referredId: companyId, referredName: 'Kilo', kind: 'EARNED' as const, cause: `in_${companyId}`, code,
  };
  await server.db.orm.insert(commission).values({
    ...earned, percent: 10, base: 100, amount: 10, currency: 'EUR', dueAt: new Date(), createdAt: new Date(),
  });
  expect(await find()).toEqual({ code, percentOff: 25 });
  const arrived = { companyId, kind: 'ARRIVED' as const, amount: 100, currency: 'eur', at: new Date(), writtenAt: new Date() };
  await server.db.orm.insert(moneyEvent).values({ ...arrived, cause: `arrived:${companyId}`, data: { coupon: null } });
  expect(await find()).toEqual({ code, percentOff: 25 });
  await server.db.orm.insert(moneyEvent).values({ ...arrived, cause: `arrived:${companyId}-2`, data: { coupon: 'ANOTHER' } });
  await expect(find()).rejects.toThrow('has had the discount of a code before');
});

it('works from its first day to its last, and says before that it is scheduled', async () => {
  const day = (days: number) => new Date(server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const propose = async (
    code: string, startsOn: string | null, endsOn: string | null,
  ) => (await server.graphql<{ createCoupon: Made & { coupon: { startsOn: string | null } | null } }>(
    `mutation ($id: ID!, $code: String!, $startsOn: String, $endsOn: String) {
      createCoupon(companyId: $id, code: $code, discount: 20, commission: 10, startsOn: $startsOn, endsOn: $endsOn) { coupon { code status startsOn } error { code field } }
    }`, { id: cast.companyId, code, startsOn, endsOn }, cast.owner.token,
  )).data?.createCoupon;
  const code = `${prefix()}JUN`;
  expect(await propose(code, day(3), day(2))).toMatchObject({ error: { field: 'endsOn' } });
  expect(await propose(code, 'soon', null)).toMatchObject({ error: { field: 'startsOn' } });
  expect(await propose(code, null, day(-1))).toMatchObject({ error: { field: 'endsOn' } });
  expect(await propose(code, day(3), day(5))).toMatchObject({ coupon: { status: 'WAITING', startsOn: day(3) }, error: null });
  await answer(code, true);
  const { data } = await server.graphql(
    'query ($id: ID!) { coupons(companyId: $id) { nodes { status isScheduled } } }', { id: cast.companyId }, cast.owner.token,
  );
  expect(data).toEqual({ coupons: { nodes: [{ status: 'ACTIVE', isScheduled: true }] } });
  const find = (on: string) => (
    affiliateCoupons.find(server.db.orm, { companyId: randomUUID(), userId: cast.outsider.userId, code, day: on })
  );
  await expect(find(day(2))).rejects.toThrow('no longer works');
  expect(await find(day(3))).toEqual({ code, percentOff: 20 });
  expect(await find(day(5))).toEqual({ code, percentOff: 20 });
  await expect(find(day(6))).rejects.toThrow('no longer works');
});

it('is not approved after its last day, and its company may propose a code that is over again, with what it gave', async () => {
  const code = `${prefix()}END`;
  const pass = (days: number) => server.db.orm.update(coupon).set({
    endsOn: new Date(server.now().getTime() - days * 86_400_000).toISOString().slice(0, 10),
  }).where(eq(coupon.code, code));
  await make(code);
  await pass(1);
  expect((await answer(code, true)).status).toBe(409);
  expect(await make(code, 30)).toMatchObject({ coupon: { status: 'WAITING' }, error: null });
  expect((await answer(code, true)).status).toBe(200);
  await pass(1);
  expect((await make(code, 30, 20))?.error).toMatchObject({ field: 'code' });
  expect(await make(code, 30)).toMatchObject({ coupon: { status: 'WAITING' }, error: null });
});

it('a company keeps the code of its link', async () => {
  const give = () => giveLinkCode(server.db.orm, { id: cast.companyId, name: prefix() }, new Date('2026-05-01'));
  expect(await give()).toBe(await give());
});
