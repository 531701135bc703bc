/** @embedded triggers refuse what is written of money to be changed */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, buildCompany, buildMember, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { sweepCompanies } from '../account/sweep-companies';
import { company } from '../company';
import { affiliateCode, affiliatePayout, commission, companyReferral, coupon, payoutLine } from './affiliate.table';
import type { Money } from '../billing';
import { commissionOf, restoreCommission, takeBackCommission } from './commission';
import { payoutsToCome } from './payouts-to-come';

const TOKEN = 'a token of thirty-two letters or more';
const DAY = 24 * 3600 * 1000;
let now = new Date('2026-05-16T10:00:00Z');
let server: TestServer;
let cast: Cast;
let code = '';
let referredId = '';

beforeAll(async () => {
  server = await startTestServer({ config: { operatorToken: TOKEN, accessTokenSeconds: 400 * 24 * 3600 }, now: () => now });
});
beforeEach(async () => {
  now = new Date('2026-05-16T10:00:00Z');
  cast = await buildCast(server, 'Free');
  code = cast.companyId.replaceAll('-', '').slice(0, 10).toUpperCase();
  await server.db.orm.update(company).set({ affiliateStatus: 'AFFILIATE' }).where(eq(company.id, cast.companyId));
  await server.db.orm.insert(affiliateCode).values({ code, companyId: cast.companyId, kind: 'LINK' });
  ({ id: referredId } = await buildCompany(server, cast.outsider.userId, { name: 'Kilo Robotics' }));
});
afterAll(() => server.close());

const refer = () => server.db.orm.insert(companyReferral)
  .values({ id: randomUUID(), referralId: cast.companyId, referredId, code, state: 'COUNTED', createdAt: now });
const money = (more: Partial<Money> = {}): Money => ({
  companyId: referredId, invoiceId: `in_${randomUUID()}`, chargeId: null, kind: 'subscription', pack: null, amount: 58_800, currency: 'eur',
  at: now,
  isFirst: true, coupon: null, cardFingerprint: null, ...more,
});
const arrives = (some: Money) => server.db.transaction((tx) => commissionOf(tx, server, some));
const returns = (some: Money, refundId: string) => server.db.transaction((tx) => takeBackCommission(tx, server, { ...some, refundId }));
const lines = () => server.db.orm.select().from(commission).where(eq(commission.providerId, cast.companyId));
const pay = (more: object = {}) => server.request('POST', '/api/v1/operator/affiliates/payouts', {
  body: { companyId: cast.companyId, reference: 'SEPA 1', ...more }, headers: { 'x-operator-token': TOKEN },
});
interface Line { commissionAmount: number; state: string; reason: string; expectedAt: string | null; paymentReceiptUrl: string | null }
const earnings = async () => (await server.graphql<{ couponUses: { nodes: Line[] }; affiliate: Record<string, unknown> }>(
  `query ($id: ID!) { couponUses(companyId: $id) { nodes { commissionAmount state reason expectedAt paymentReceiptUrl } }
    affiliate(companyId: $id) { commissionPending commissionHeld commissionPaid nextPayoutAt nextPayoutAmount paid
      payouts { day currency amount lines isPaid receiptUrl } } }`,
  { id: cast.companyId }, cast.owner.token,
)).data;

it('is earned on money that arrived, once for an invoice, and by nobody where nobody referred', async () => {
  await arrives(money());
  expect(await lines()).toEqual([]);
  await refer();
  const paid = money();
  await arrives(paid);
  await arrives(paid);
  await arrives(money({ amount: 0 }));
  expect(await lines()).toMatchObject([{ amount: 8_820, percent: 15, currency: 'EUR', code, base: 58_800, referredName: 'Kilo Robotics' }]);
  expect(await earnings()).toMatchObject({
    couponUses: { nodes: [{ commissionAmount: 8_820, state: 'WAITING', expectedAt: '2026-06-30' }] },
    affiliate: { commissionPending: 8_820, nextPayoutAt: '2026-06-30', nextPayoutAmount: 8_820, paid: 1 },
  });
});

it('is earned by nobody whose part in the programme has ended; what was earned goes back with a refund all the same', async () => {
  await refer();
  const paid = money();
  await arrives(paid);
  await server.db.orm.update(company).set({ affiliateStatus: 'NONE' }).where(eq(company.id, cast.companyId));
  await arrives(money());
  expect(await lines()).toHaveLength(1);
  await returns(paid, `re_${referredId}`);
  expect((await lines()).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

it('is earned of what came before the end, however late it is told, and of nothing that came between the end and a new beginning', async () => {
  await refer();
  const operator = (path: string, body: object) => (
    server.request('POST', `/api/v1/operator/affiliates${path}`, { body, headers: { 'x-operator-token': TOKEN } })
  );
  const [before, between] = [now, new Date(now.getTime() + 2 * DAY)];
  now = new Date(now.getTime() + DAY);
  expect((await operator('/end', { companyId: cast.companyId, reason: 'Clicks were paid for' })).status).toBe(200);
  await arrives(money({ at: before }));
  await arrives(money({ at: between }));
  expect(await lines()).toMatchObject([{ createdAt: before }]);
  await server.db.orm.update(company).set({ affiliateStatus: 'REQUESTED' }).where(eq(company.id, cast.companyId));
  now = new Date(now.getTime() + 3 * DAY);
  expect((await operator('', { companyId: cast.companyId, isAccepted: true })).status).toBe(200);
  await arrives(money({ at: between }));
  expect(await lines()).toHaveLength(1);
  await arrives(money({ at: now }));
  expect(await lines()).toHaveLength(2);
});

it('follows the coupon that was redeemed, which refers a company that came by itself', async () => {
  const own = `Z${code.slice(1)}`;
  await server.db.orm.insert(affiliateCode).values({ code: own, companyId: cast.companyId, kind: 'COUPON' });
  await server.db.orm.insert(coupon).values({
    code: own, companyId: cast.companyId, discount: 20, commission: 10, status: 'ACTIVE', createdAt: now,
  });
  await arrives(money({ coupon: own, amount: 1_999 }));
  expect(await lines()).toMatchObject([{ amount: 199, percent: 10, code: own }]);
});

it('is open to whoever refers next, where the coupon that was redeemed is of a company whose part has ended', async () => {
  const own = `Y${code.slice(1)}`;
  await server.db.orm.insert(affiliateCode).values({ code: own, companyId: cast.companyId, kind: 'COUPON' });
  await server.db.orm.insert(coupon).values({
    code: own, companyId: cast.companyId, discount: 20, commission: 10, status: 'ENDED', createdAt: now,
  });
  await server.db.orm.update(company).set({ affiliateStatus: 'NONE' }).where(eq(company.id, cast.companyId));
  await arrives(money({ coupon: own }));
  expect(await server.db.orm.$count(companyReferral, eq(companyReferral.referredId, referredId))).toBe(0);
});

it('is taken back with a refund: in parts as much as was earned, and never more', async () => {
  await refer();
  const paid = money({ amount: 1_001 });
  await arrives(paid);
  for (const refundId of ['re_1', 're_1', 're_2', 're_3', 're_4']) await returns({ ...paid, amount: 400 }, `${refundId}${referredId}`);
  const all = await lines();
  expect(all.map(({ base }) => base).sort((a, b) => b - a)).toEqual([1_001, -201, -400, -400]);
  expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect((await earnings())?.affiliate).toMatchObject({ commissionPending: 0, nextPayoutAt: null, paid: 0 });
});

it('stands as it was written', async () => {
  await refer();
  await arrives(money());
  await expect(server.db.orm.update(commission).set({ amount: 1 }).where(eq(commission.providerId, cast.companyId))).rejects.toThrow();
  await expect(server.db.orm.delete(commission).where(eq(commission.providerId, cast.companyId))).rejects.toThrow();
  expect(await lines()).toMatchObject([{ amount: 8_820 }]);
});

it('waits for a decision where both pay with one card, and then is paid or not', async () => {
  await refer();
  await arrives(money({ companyId: cast.companyId, cardFingerprint: code }));
  await arrives(money({ cardFingerprint: code }));
  const held = await earnings();
  expect(held).toMatchObject({
    couponUses: { nodes: [{ state: 'HELD', expectedAt: null, reason: expect.stringContaining('It pays with a card') as string }] },
    affiliate: { commissionHeld: 8_820, commissionPending: 0 },
  });
  now = new Date(now.getTime() + 40 * DAY);
  expect((await pay()).status).toBe(409);
  const [referral] = await server.db.orm.select().from(companyReferral).where(eq(companyReferral.referredId, referredId));
  const decide = (isCounted: boolean, reason: string) => server.request('POST', '/api/v1/operator/affiliates/referrals', {
    body: { id: referral?.id, isCounted, reason }, headers: { 'x-operator-token': TOKEN },
  });
  expect((await decide(false, '')).status).toBe(422);
  await decide(false, 'The same people');
  expect((await earnings())?.couponUses.nodes).toMatchObject([{ state: 'REJECTED', reason: 'The same people' }]);
  await decide(true, 'A shared office card');
  expect((await pay()).body).toMatchObject({ amount: 8_820 });
});

it.each(
  [['SELF', 'owner'], ['SELF', 'admin'], ['COLLEAGUE', 'viewer']] as const,
)('waits for a decision, %s, where the %s of who refers has joined who pays', async (reason, who) => {
  await refer();
  await arrives(money());
  expect((await earnings())?.affiliate).toMatchObject({ commissionHeld: 0 });
  await buildMember(server, referredId, { userId: cast[who].userId });
  await arrives(money());
  const referral = () => server.db.orm.select().from(companyReferral).where(eq(companyReferral.referredId, referredId));
  expect(await referral()).toMatchObject([{ state: 'HELD', reasons: [reason] }]);
  await server.db.orm.update(companyReferral).set({ state: 'COUNTED', decidedAt: now }).where(eq(companyReferral.referredId, referredId));
  await arrives(money());
  expect(await referral()).toMatchObject([{ state: 'COUNTED', reasons: [reason] }]);
});

it.each(['HELD', 'REJECTED'] as const)('stays %s when the company that paid is erased, of which no name and no word are left', async (
  state,
) => {
  await refer();
  await arrives(money());
  await server.db.orm.update(companyReferral).set({ state, decision: 'Same people as Kilo Robotics' })
    .where(eq(companyReferral.referredId, referredId));
  await server.db.orm.update(company).set({ deletedAt: new Date(now.getTime() - 40 * DAY) }).where(eq(company.id, referredId));
  await sweepCompanies(server);
  now = new Date(now.getTime() + 40 * DAY);
  expect((await earnings())?.couponUses.nodes).toMatchObject([{ state }]);
  expect((await pay()).status).toBe(409);
  const { data } = await server.graphql(
    'query ($id: ID!) { referrals(companyId: $id) { nodes { state referred { name } reason } } }', { id: cast.companyId }, cast.owner.token,
  );
  expect(data).toMatchObject({ referrals: { nodes: [{ state, referred: { name: 'A company that was deleted' } }] } });
  expect(JSON.stringify(data)).not.toContain('Kilo');
  const waiting = await server.request<{ referrals: { referred: string }[] }>('GET', '/api/v1/operator/affiliates', {
    headers: { 'x-operator-token': TOKEN },
  });
  expect(waiting.body.referrals.some(({ referred }) => referred === 'A company that was deleted')).toBe(state === 'HELD');
  await server.db.orm.delete(companyReferral).where(eq(companyReferral.referredId, referredId));
});

it('has back what was paid out, whatever was decided since: it is taken from what is due next', async () => {
  await refer();
  const paid = money();
  await arrives(paid);
  now = new Date(now.getTime() + 31 * DAY);
  expect((await pay()).body).toMatchObject({ amount: 8_820 });
  await server.db.orm.update(companyReferral).set({ state: 'REJECTED', decidedAt: now }).where(eq(companyReferral.referredId, referredId));
  await returns({ ...paid, at: now }, `re_${referredId}`);
  expect(await earnings()).toMatchObject({
    couponUses: { nodes: [{ commissionAmount: -8_820, state: 'DUE', reason: 'The payment was refunded.' }, { state: 'PAID' }] },
    affiliate: { commissionPending: -8_820, commissionPaid: 8_820 },
  });
});

it('says of a dispute that the payment went back, and once it is won that it stands', async () => {
  await refer();
  const paid = money();
  const refundId = `du_${referredId}`;
  await arrives(paid);
  await returns({ ...paid, at: new Date(now.getTime() + 1000) }, refundId);
  await server.db.transaction((tx) => restoreCommission(tx, server, { ...paid, at: new Date(now.getTime() + 2000), refundId }));
  expect((await earnings())?.couponUses.nodes.map(({ reason }) => reason))
    .toEqual(['The payment stands after all.', 'The payment went back.', 'Held for 30 days after the payment.']);
});

it('is paid out after 30 days, from €20 on, once for a transfer, with a receipt; above €500 somebody looks first', async () => {
  await refer();
  await arrives(money({ amount: 13_000 }));
  now = new Date(now.getTime() + 31 * DAY);
  expect((await pay()).body).toMatchObject({ error: { message: '€19.50 is due: payouts begin at €20.00.' } });
  await arrives(money({ amount: 400_000, at: new Date(now.getTime() - 31 * DAY) }));
  expect((await pay()).status).toBe(409);
  const { body } = await pay({ isReviewed: true });
  expect(body).toMatchObject({ amount: 61_950, paidAt: now.toISOString(), isRepeated: false });
  const paidAt = now;
  now = new Date(now.getTime() + DAY);
  expect((await pay({ isReviewed: true })).body).toEqual({ ...body as object, paidAt: paidAt.toISOString(), isRepeated: true });
  expect((await pay({ currency: 'USD' })).body).toMatchObject({ error: { code: 'CONFLICT' } });
  expect((await pay({ reference: 'SEPA 2', isReviewed: true })).status).toBe(409);
  await arrives(money({ amount: 10_000, at: now }));
  const told = await earnings();
  expect(told?.affiliate.payouts).toMatchObject([
    { day: null, currency: 'EUR', amount: 1_500, lines: 1, isPaid: false, receiptUrl: null },
    { day: paidAt.toISOString().slice(0, 10), currency: 'EUR', amount: 61_950, lines: 2, isPaid: true },
  ]);
  expect(told).toMatchObject({
    affiliate: { commissionPaid: 61_950, commissionPending: 1_500 },
    couponUses: { nodes: [{ state: 'WAITING' }, { state: 'PAID' }, { state: 'PAID' }] },
  });
  const [payout] = await server.db.orm.select().from(affiliatePayout).where(eq(affiliatePayout.companyId, cast.companyId));
  expect(await server.db.orm.$count(payoutLine, eq(payoutLine.payoutId, payout?.id ?? ''))).toBe(2);
  const url = told?.couponUses.nodes[1]?.paymentReceiptUrl ?? '';
  const receipt = await server.request<string>('GET', url, { token: cast.admin.token });
  expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await server.request('GET', url, { token: cast.editor.token })).status).toBe(404);
  // A company whose part has ended has what it earned.
  await server.db.orm.update(company).set({ affiliateStatus: 'NONE' }).where(eq(company.id, cast.companyId));
  expect(await earnings()).toEqual(told);
  expect((await server.request('GET', url, { token: cast.owner.token })).status).toBe(200);
});

it('is listed as it is wanted: by what the company does, by its name, and by whether it was paid out', async () => {
  await refer();
  await arrives(money());
  const read = async (filter: string, lines: string, search: string) => (await server.graphql<{
    referrals: { total: number; counts: object; nodes: { state: string }[] }; couponUses: { total: number; nodes: object[] };
  }>(`query ($id: ID!, $filter: ReferralFilter, $lines: EarningFilter, $search: String) {
    referrals(companyId: $id, filter: $filter, search: $search) { total counts { all paying trial free } nodes { state } }
    couponUses(companyId: $id, filter: $lines, search: $search) { total nodes { id } } }`, {
      id: cast.companyId, filter, lines, search,
    }, cast.owner.token)).data;
  const counts = { all: 1, paying: 1, trial: 0, free: 0 };
  expect(await read('PAYING', 'PENDING', '')).toMatchObject({
    referrals: { total: 1, counts, nodes: [{ state: 'COUNTED' }] }, couponUses: { total: 1, nodes: [{}] },
  });
  expect(await read('FREE', 'PAID', '')).toMatchObject({ referrals: { total: 0, counts, nodes: [] }, couponUses: { total: 0, nodes: [] } });
  expect(await read('ALL', 'ALL', 'no such name')).toMatchObject({
    referrals: { total: 0, counts, nodes: [] }, couponUses: { total: 0, nodes: [] },
  });
});

it('goes out by month’s end and currency, where enough has come together', () => {
  const due = (month: string, currency: string, amount: number) => ({ month, currency, amount, lines: 1 });
  expect(payoutsToCome([
    due('2026-05', 'EUR', 1_500), due('2026-05', 'USD', 9_000), due('2026-06', 'EUR', 800), due('2028-02', 'EUR', -300),
  ])).toMatchObject([
    { id: 'USD.2026-05.2026-05', isPaid: false, day: '2026-05-31', currency: 'USD', amount: 9_000, lines: 1 },
    { id: 'EUR.2026-05.2026-06', isPaid: false, day: '2026-06-30', currency: 'EUR', amount: 2_300, lines: 2 },
    { id: 'EUR.2028-02.2028-02', isPaid: false, day: null, currency: 'EUR', amount: -300, lines: 1 },
  ]);
});
