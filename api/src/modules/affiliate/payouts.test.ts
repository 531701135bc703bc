import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, buildCompany, type Cast } from '../../testing/builders';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { affiliateCode, affiliatePayout, commission, companyReferral, coupon, payoutLine } from './affiliate.table';

const DAY = 24 * 3600 * 1000;
const NOW = new Date('2026-05-16T10:00:00Z');
let server: TestServer;
let cast: Cast;
let code = '';

beforeAll(async () => { server = await startTestServer({ config: { accessTokenSeconds: 400 * 24 * 3600 }, now: () => NOW }); });
beforeEach(async () => {
  cast = await buildCast(server, 'Free');
  code = cast.companyId.replaceAll('-', '').slice(0, 10).toUpperCase();
  await server.db.orm.update(company).set({ affiliateStatus: 'AFFILIATE' }).where(eq(company.id, cast.companyId));
  await server.db.orm.insert(affiliateCode).values({ code, companyId: cast.companyId, kind: 'LINK' });
});
afterAll(() => server.close());

const at = (days: number) => new Date(NOW.getTime() + days * DAY);

/** A line of what this company paid, due in so many days. */
async function earn(name: string, amount: number, dueInDays: number, currency = 'EUR'): Promise<string> {
  const { id: referredId } = await buildCompany(server, cast.outsider.userId, { name });
  await server.db.orm.insert(companyReferral)
    .values({ id: randomUUID(), referralId: cast.companyId, referredId, code, state: 'COUNTED', createdAt: NOW });
  const [line] = await server.db.orm.insert(commission).values({
    providerId: cast.companyId, referredId, referredName: name, kind: 'EARNED', cause: `in_${referredId}`, code, percent: 15,
    base: amount * 6, amount, currency, dueAt: at(dueInDays), createdAt: at(dueInDays - 30),
  }).returning();
  return line?.id ?? '';
}

async function payOut(amount: number, daysAgo: number, lines: readonly string[]): Promise<string> {
  const [payout] = await server.db.orm.insert(affiliatePayout).values({
    companyId: cast.companyId, companyName: 'Loopcrate', amount, currency: 'EUR', reference: randomUUID(), paidAt: at(-daysAgo),
  }).returning();
  const id = payout?.id ?? '';
  if (lines.length > 0) await server.db.orm.insert(payoutLine).values(lines.map((commissionId) => ({ commissionId, payoutId: id })));
  return id;
}

interface Entries { payoutEntries: { total: number; hasMore: boolean; endCursor: string | null; nodes: { companyName: string }[] } }
const entriesOf = (payoutId: string, { person = cast.owner, after = null as string | null, first = 30 }: {
  person?: SignedIn; after?: string | null; first?: number;
} = {}) => server.graphql<Entries>(
  `query ($id: ID!, $payoutId: String!, $after: String, $first: Int) {
    payoutEntries(companyId: $id, payoutId: $payoutId, after: $after, first: $first) { total hasMore endCursor nodes { companyName } }
  }`, { id: cast.companyId, payoutId, after, first }, person.token,
);
const names = async (payoutId: string) => (await entriesOf(payoutId)).data?.payoutEntries.nodes.map(({ companyName }) => companyName);

it('says which commission a payout paid, and which the ones to come will pay', async () => {
  const paid = await payOut(5_000, 8, [await earn('Mira Optics', 5_000, -20)]);
  await earn('Kilo Robotics', 8_820, 2);
  await earn('Salt & Grid', 100, 25);
  await earn('Overseas', 9_000, 2, 'USD');
  const { data } = await server.graphql<{ affiliate: { payouts: { id: string; day: string | null; isPaid: boolean; lines: number }[] } }>(
    'query ($id: ID!) { affiliate(companyId: $id) { payouts { id day isPaid lines } } }', { id: cast.companyId }, cast.owner.token,
  );
  const payouts = data?.affiliate.payouts ?? [];
  expect(payouts).toMatchObject([
    { day: '2026-05-31', isPaid: false, lines: 1 }, { day: '2026-05-31', isPaid: false, lines: 1 }, { day: null, isPaid: false, lines: 1 },
    { id: paid, isPaid: true },
  ]);
  expect(await Promise.all(payouts.map(({ id }) => names(id)))).toEqual([['Kilo Robotics'], ['Overseas'], ['Salt & Grid'], ['Mira Optics']]);
});

it('comes page by page, and tells nothing of others’ payouts or to whoever does not run the company', async () => {
  const lines = [];
  for (const name of ['A', 'B', 'C']) lines.push(await earn(`${name} company`, 1_000, -20));
  const paid = await payOut(3_000, 8, lines);
  const first = (await entriesOf(paid, { first: 2 })).data?.payoutEntries;
  expect(first).toMatchObject({ total: 3, hasMore: true });
  const second = (await entriesOf(paid, { first: 2, after: first?.endCursor ?? null })).data?.payoutEntries;
  expect(second).toMatchObject({ total: 3, hasMore: false });
  expect(new Set([...first?.nodes ?? [], ...second?.nodes ?? []].map(({ companyName }) => companyName)).size).toBe(3);
  expect((await entriesOf(paid, { person: cast.editor })).errors).toBeDefined();
  const other = await buildCast(server, 'Free');
  const theirs = await server.graphql<Entries>(
    'query ($id: ID!, $payoutId: String!) { payoutEntries(companyId: $id, payoutId: $payoutId) { total nodes { companyName } } }',
    { id: other.companyId, payoutId: paid }, other.owner.token,
  );
  expect(theirs.data?.payoutEntries).toEqual({ total: 0, nodes: [] });
  for (const id of ['EUR', 'EUR.2026-05.x', "' or 1=1", '']) expect(await names(id)).toEqual([]);
});

it('lists what went out page by page, with its sum and that of this year', async () => {
  for (const [amount, daysAgo] of [[1_000, 8], [2_000, 40], [4_000, 300]] as const) await payOut(amount, daysAgo, []);
  const page = async (after: string | null) => (await server.graphql<{
    affiliatePayouts: { total: number; amount: number; hasMore: boolean; endCursor: string | null; nodes: { amount: number }[] };
    affiliate: { commissionPaidThisYear: number };
  }>(
    `query ($id: ID!, $after: String) {
      affiliatePayouts(companyId: $id, first: 2, after: $after) { total amount hasMore endCursor nodes { amount } }
      affiliate(companyId: $id) { commissionPaidThisYear }
    }`, { id: cast.companyId, after }, cast.owner.token,
  )).data;
  const first = await page(null);
  expect(first).toMatchObject({
    affiliatePayouts: { total: 3, amount: 7_000, hasMore: true, nodes: [{ amount: 1_000 }, { amount: 2_000 }] },
    affiliate: { commissionPaidThisYear: 3_000 },
  });
  expect(await page(first?.affiliatePayouts.endCursor ?? null))
    .toMatchObject({ affiliatePayouts: { hasMore: false, nodes: [{ amount: 4_000 }] } });
});

it('finds coupons by whether they work, page by page', async () => {
  const made = async (name: string, more: Partial<typeof coupon.$inferInsert>, daysAgo: number) => {
    const own = `${code.slice(0, 6)}${name}`;
    await server.db.orm.insert(affiliateCode).values({ code: own, companyId: cast.companyId, kind: 'COUPON' });
    await server.db.orm.insert(coupon)
      .values({ code: own, companyId: cast.companyId, discount: 20, commission: 10, createdAt: at(-daysAgo), ...more });
    return own;
  };
  const active = [
    await made('A', { status: 'ACTIVE' }, 1),
    await made('B', { status: 'ACTIVE', startsOn: '2026-05-01', endsOn: '2026-05-16' }, 1),
  ];
  await made('C', { status: 'ACTIVE', startsOn: '2026-06-01' }, 2);
  const ended = [await made('D', { status: 'ACTIVE', endsOn: '2026-05-15' }, 3), await made('E', { status: 'ENDED' }, 4)];
  await made('F', { status: 'WAITING' }, 5);
  await made('G', { status: 'REJECTED' }, 6);
  interface Page { coupons: { total: number; hasMore: boolean; endCursor: string | null; nodes: { code: string }[]; counts: object } }
  const find = async (filter: string, first = 10, after: string | null = null) => (await server.graphql<Page>(
    `query ($id: ID!, $filter: CouponFilter, $first: Int, $after: String) {
      coupons(companyId: $id, filter: $filter, first: $first, after: $after) {
        total hasMore endCursor nodes { code } counts { all active ended }
      }
    }`, { id: cast.companyId, filter, first, after }, cast.owner.token,
  )).data?.coupons;
  const codes = (page: Page['coupons'] | undefined) => page?.nodes.map((each) => each.code) ?? [];
  const counts = { all: 7, active: 2, ended: 2 };
  const found = await find('ACTIVE');
  expect(found).toMatchObject({ total: 2, counts });
  expect(codes(found)).toEqual(active);
  expect(codes(await find('ENDED'))).toEqual(ended);
  const all: string[] = [];
  for (let after: string | null = null, hasMore = true; hasMore;) {
    const page = await find('ALL', 2, after);
    all.push(...codes(page));
    [after, hasMore] = [page?.endCursor ?? null, page?.hasMore ?? false];
  }
  expect(all).toHaveLength(7);
  expect(new Set(all).size).toBe(7);
  const { data } = await server.graphql<{ affiliate: { couponsActive: number } }>(
    'query ($id: ID!) { affiliate(companyId: $id) { couponsActive } }', { id: cast.companyId }, cast.owner.token,
  );
  expect(data?.affiliate.couponsActive).toBe(2);
});
