/** @embedded a payout's row and the row against it stand together, and what it paid is paid once more */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, buildCompany, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { notification } from '../notification/notification.table';
import { operatorAct } from '../operations';
import { affiliateAccount, affiliateCode, affiliatePayout, commission, companyReferral, payoutLine } from './affiliate.table';

const TOKEN = 'a token of thirty-two letters or more';
const DAY = 24 * 3600 * 1000;
let now = new Date('2026-05-31T10:00:00Z');
let server: TestServer;
let cast: Cast;
let code = '';

beforeAll(async () => {
  server = await startTestServer({ config: { operatorToken: TOKEN, accessTokenSeconds: 400 * 24 * 3600 }, now: () => now });
});
beforeEach(async () => {
  now = new Date('2026-05-31T10:00:00Z');
  cast = await buildCast(server, 'Free');
  code = cast.companyId.replaceAll('-', '').slice(0, 10).toUpperCase();
  await server.db.orm.update(company).set({ affiliateStatus: 'AFFILIATE' }).where(eq(company.id, cast.companyId));
  await server.db.orm.insert(affiliateCode).values({ code, companyId: cast.companyId, kind: 'LINK' });
  await server.db.orm.insert(affiliateAccount).values({
    companyId: cast.companyId, holder: 'Loopcrate UG', ibanSealed: 'sealed', ibanMasked: 'DE•• •••• •••• 4410', confirmedAt: new Date(now.getTime() - DAY),
  });
});
afterAll(() => server.close());

async function earn(name: string, amount: number): Promise<string> {
  const { id: referredId } = await buildCompany(server, cast.outsider.userId, { name });
  await server.db.orm.insert(companyReferral)
    .values({ id: randomUUID(), referralId: cast.companyId, referredId, code, state: 'COUNTED', createdAt: now });
  await server.db.orm.insert(commission).values({
    providerId: cast.companyId, referredId, referredName: name, kind: 'EARNED', cause: `in_${referredId}`, code, percent: 15,
    base: amount * 6, amount, currency: 'EUR', dueAt: new Date(now.getTime() - DAY), createdAt: new Date(now.getTime() - 31 * DAY),
  });
  return referredId;
}

const operator = <T = Record<string, unknown>>(path: string, body: object) => (
  server.request<T>('POST', `/api/v1/operator/affiliates/payouts${path}`, { body, headers: { 'x-operator-token': TOKEN } })
);
const pay = (reference: string, more: object = {}) => operator('', { companyId: cast.companyId, reference, ...more });
const comeBack = (reference: string, more: object = {}) => (
  operator('/came-back', { companyId: cast.companyId, reference, reason: 'Account closed', ...more })
);
const payouts = () => server.db.orm.select().from(affiliatePayout).where(eq(affiliatePayout.companyId, cast.companyId));
const later = (days: number) => { now = new Date(now.getTime() + days * DAY); };

interface Told {
  affiliate: {
    commissionPending: number; commissionPaid: number; commissionPaidThisYear: number;
    refusedPayout: { amount: number; cameBack: { paidTo: string } } | null;
    payouts: { day: string; amount: number; isPaid: boolean; cameBack: { day: string } | null; receiptUrl: string | null }[];
  };
  affiliatePayouts: { total: number; amount: number; nodes: { id: string; lines: number; cameBack: { day: string } | null }[] };
  couponUses: { nodes: { state: string; reason: string }[] };
}
const told = async () => {
  const { data } = await server.graphql<Told>(
    `query ($id: ID!) {
      affiliate(companyId: $id) {
        commissionPending commissionPaid commissionPaidThisYear refusedPayout { amount cameBack { paidTo } }
        payouts { day amount isPaid cameBack { day } receiptUrl }
      }
      affiliatePayouts(companyId: $id) { total amount nodes { id lines cameBack { day } } }
      couponUses(companyId: $id) { nodes { state reason } }
    }`, { id: cast.companyId }, cast.owner.token,
  );
  if (!data) throw new Error('nothing was told');
  return data;
};

it('is owed again once the bank has sent it back, by a row against it that sums to zero, and owner and admins are told', async () => {
  await earn('Mira Optics', 30_000);
  await earn('Kilo Robotics', 9_000);
  expect((await pay('SEPA 1')).body).toMatchObject({ amount: 39_000 });
  later(3);
  const { status, body } = await comeBack('SEPA 1');
  expect([status, body]).toMatchObject([200, { amount: 39_000, currency: 'EUR' }]);
  const rows = await payouts();
  expect(rows).toHaveLength(2);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(rows.find(({ returnsId }) => returnsId !== null)).toMatchObject({ amount: -39_000, reason: 'Account closed', reference: 'SEPA 1' });
  expect(await told()).toMatchObject({
    affiliate: {
      commissionPending: 39_000, commissionPaid: 0, commissionPaidThisYear: 0,
      refusedPayout: { amount: 39_000, cameBack: { paidTo: 'Loopcrate UG, DE•• •••• •••• 4410' } },
      payouts: [{ day: '2026-06-30', amount: 39_000, isPaid: false, cameBack: null }, { day: '2026-05-31', isPaid: true, cameBack: { day: '2026-06-03' } }],
    },
    affiliatePayouts: { total: 1, amount: 0, nodes: [{ lines: 2, cameBack: { day: '2026-06-03' } }] },
    couponUses: { nodes: Array.from({ length: 2 }, () => (
      { state: 'DUE', reason: 'The bank sent its payout back. Goes with the next one.' })) },
  });
  const notices = await server.db.orm.select().from(notification).where(eq(notification.companyId, cast.companyId));
  const returned = notices.filter(({ type }) => type === 'AFFILIATE_PAYOUT_RETURNED');
  expect(returned.map(({ userId }) => userId).sort()).toEqual([cast.owner.userId, cast.admin.userId].sort());
  expect(returned[0]?.data).toMatchObject({ amount: '€390.00', account: '4410' });
  const acts = await server.db.orm.select().from(operatorAct).where(eq(operatorAct.subject, cast.companyId));
  expect(acts.map(({ kind }) => kind)).toEqual(['affiliate-paid', 'affiliate-payout-returned']);
});

it('goes out with the next payout, under a reference of its own, each line once; and may come back once more', async () => {
  await earn('Mira Optics', 5_000);
  await pay('SEPA 1');
  later(1);
  await comeBack('SEPA 1');
  await earn('Kilo Robotics', 2_000);
  expect(await pay('SEPA 1')).toMatchObject({ status: 409 });
  later(1);
  expect((await pay('SEPA 2')).body).toMatchObject({ amount: 7_000, isRepeated: false });
  expect(await told()).toMatchObject({
    affiliate: { commissionPaid: 7_000, commissionPending: 0, commissionPaidThisYear: 7_000, refusedPayout: null },
    affiliatePayouts: { total: 2, amount: 7_000 }, couponUses: { nodes: [{ state: 'PAID' }, { state: 'PAID' }] },
  });
  expect((await pay('SEPA 3')).status).toBe(409);
  expect((await comeBack('SEPA 2')).status).toBe(200);
  expect((await pay('SEPA 3')).body).toMatchObject({ amount: 7_000 });
  const rows = await payouts();
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(7_000);
  const turns = await server.db.orm.select().from(payoutLine).innerJoin(commission, eq(commission.id, payoutLine.commissionId))
    .where(eq(commission.referredName, 'Mira Optics'));
  expect(turns.filter(({ commission: { providerId } }) => providerId === cast.companyId)
    .map(({ affiliate_payout_line: { turn } }) => turn).sort()).toEqual([0, 1, 2]);
});

it('comes back once, however often it is said and however many say it at once', async () => {
  await earn('Mira Optics', 5_000);
  await pay('SEPA 1');
  const answers = await Promise.all([1, 2, 3].map(() => comeBack('SEPA 1')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  later(1);
  expect((await comeBack('SEPA 1')).body).toMatchObject({
    error: { code: 'CONFLICT', message: 'This transfer came back before, on 2026-05-31.' },
  });
  expect(await payouts()).toHaveLength(2);
  const [first] = await payouts();
  await expect(server.db.orm.insert(affiliatePayout).values({
    companyId: cast.companyId, companyName: 'Loopcrate', amount: -5_000, currency: 'EUR', reference: 'SEPA 1', paidAt: now,
    returnsId: first?.returnsId ?? first?.id ?? null,
  })).rejects.toThrow();
});

it('is refused without a word of why, for a transfer nobody made, and for another company’s', async () => {
  await earn('Mira Optics', 5_000);
  await pay('SEPA 1');
  expect((await comeBack('SEPA 1', { reason: ' ' })).status).toBe(422);
  expect((await comeBack('SEPA 2')).status).toBe(404);
  const other = await buildCast(server, 'Free');
  expect((await comeBack('SEPA 1', { companyId: other.companyId })).status).toBe(404);
  expect((await server.request('POST', '/api/v1/operator/affiliates/payouts/came-back', {
    body: { companyId: cast.companyId, reference: 'SEPA 1', reason: 'Mine' }, token: cast.owner.token,
  })).status).not.toBe(200);
  expect(await payouts()).toHaveLength(1);
});

it('is spoken of until another account is in use', async () => {
  await earn('Mira Optics', 5_000);
  await pay('SEPA 1');
  await comeBack('SEPA 1');
  expect((await told()).affiliate.refusedPayout).not.toBeNull();
  later(1);
  await server.db.orm.update(affiliateAccount).set({ confirmedAt: now }).where(eq(affiliateAccount.companyId, cast.companyId));
  expect((await told()).affiliate.refusedPayout).toBeNull();
});

it('is not had back with a refund of what it was for: nothing of it has arrived', async () => {
  const referredId = await earn('Mira Optics', 5_000);
  await pay('SEPA 1');
  await comeBack('SEPA 1');
  await server.db.orm.update(companyReferral).set({ state: 'REJECTED', decidedAt: now }).where(eq(companyReferral.referredId, referredId));
  await server.db.orm.insert(commission).values({
    providerId: cast.companyId, referredId, referredName: 'Mira Optics', kind: 'TAKEN_BACK', cause: `re_${referredId}`,
    takenFrom: `in_${referredId}`, code, percent: 15, base: -30_000, amount: -5_000, currency: 'EUR', dueAt: now, createdAt: now,
  });
  const { affiliate, couponUses } = await told();
  expect(affiliate).toMatchObject({ commissionPending: 0, commissionPaid: 0 });
  expect(couponUses.nodes.map(({ state }) => state)).toEqual(['REJECTED', 'REJECTED']);
});

it('still lists what the payout was made of, and its receipt says that it came back', async () => {
  await earn('Mira Optics', 5_000);
  await pay('SEPA 1');
  await comeBack('SEPA 1');
  const { affiliatePayouts: { nodes: [payout] }, affiliate } = await told();
  const { data } = await server.graphql<{ payoutEntries: { total: number } }>(
    'query ($id: ID!, $payoutId: String!) { payoutEntries(companyId: $id, payoutId: $payoutId) { total nodes { companyName } } }',
    { id: cast.companyId, payoutId: payout?.id ?? '' }, cast.owner.token,
  );
  expect(data).toMatchObject({ payoutEntries: { total: 1, nodes: [{ companyName: 'Mira Optics' }] } });
  const url = affiliate.payouts.find(({ isPaid }) => isPaid)?.receiptUrl ?? '';
  expect((await server.request('GET', url, { token: cast.owner.token })).status).toBe(200);
  const against = (await payouts()).find(({ returnsId }) => returnsId !== null);
  expect((await server.request('GET', `/api/v1/affiliate/receipts/${against?.id ?? ''}`, { token: cast.owner.token })).status).toBe(404);
});
