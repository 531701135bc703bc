import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt } from 'drizzle-orm';
import { KEYS, openShop, type Shop } from '../../local-stripe/testing/shop';
import { buildCompany } from '../../testing/builders';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { grantCredits } from '../credit';
import { creditLot } from '../credit/credit.table';
import { job } from '../jobs/job.table';
import { operatorAct } from '../operations';
import { billingSubscription } from '../plan';
import { billingCustomer, billingRequest, invoice, moneyEvent } from './billing.table';
import { creditsForMoney, endPayments, reconcileReturns, reconcileSome, watchPlans } from './index';

/** No webhook arrives here: what is written down is what was looked at. */
let shop: Shop;
let server: TestServer;
const clock = createTestClock();
beforeAll(async () => {
  shop = await openShop();
  server = await startTestServer({
    now: clock.now, config: { localStripe: shop.local.origin, operatorToken: 'o'.repeat(32), accessTokenSeconds: 400 * 86_400 }, moneyListeners: [creditsForMoney],
  });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await shop.close();
  await server.close();
});

interface Founder extends SignedIn { companyId: string }
interface Answer {
  error?: { code: string }; clientSecret?: string | null; change?: string; aiCreditCount?: number;
  subscription?: { plan: string; status: string } | null;
}

async function post(who: Founder, path: string, body: Record<string, unknown> = {}): Promise<Answer & { status: number }> {
  const { status, body: answer } = await server.request<Answer>('POST', `/api/v1/billing/${path}`, { token: who.token, body: { companyId: who.companyId, ...body } });
  return { status, ...answer };
}
async function found(card = 'pm_card_visa'): Promise<Founder> {
  const person = await server.signIn({ firstname: 'Amara', lastname: 'Okafor' });
  const { id } = await buildCompany(server, person.userId, { name: 'Loopcrate' });
  const founder = { ...person, companyId: id };
  expect((await post(founder, 'card/token', { token: card })).status).toBe(201);
  // Where no tax is reckoned.
  expect((await post(founder, 'customer', { address: { country: 'US' } })).status).toBe(200);
  return founder;
}
const choose = (who: Founder, priceId: string, id: string = randomUUID()) => post(who, 'create', { id, priceId });
const customerOf = async ({ companyId }: Founder) => (await server.db.orm.select().from(billingCustomer).where(eq(billingCustomer.companyId, companyId)))[0]?.stripeId ?? '';
const subscriptionsOf = async (who: Founder) => (await shop.stripe.subscriptions.list({ customer: await customerOf(who), status: 'all' })).data;
/** Some companies are compared at once, in the order of their ids: whom to begin after, so that this one is among them. */
async function beforeOf({ companyId }: Founder): Promise<string | null> {
  const [row] = await server.db.orm.select({ id: billingCustomer.companyId }).from(billingCustomer)
    .where(lt(billingCustomer.companyId, companyId))
    .orderBy(desc(billingCustomer.companyId)).limit(1);
  return row?.id ?? null;
}
async function approve(secret: string): Promise<void> {
  const [intent = ''] = secret.split('_secret_');
  await fetch(`${shop.local.origin}/challenge/${intent}`, {
    method: 'POST', headers: { authorization: `Bearer ${KEYS.publishable}` }, body: new URLSearchParams({ client_secret: secret, approve: 'true' }),
  });
}
const run = { id: randomUUID(), key: '', attempt: 1 };
function theStripe() {
  if (!server.payments) throw new Error('no payments');
  return server.payments.stripe;
}

describe('a company that was deleted', () => {
  it('is charged nothing more, whatever was planned for it and whatever can’t be done of another one', async () => {
    const [other, amara] = [await found(), await found()];
    for (const who of [other, amara]) await choose(who, 'premium_monthly');
    expect(await choose(amara, 'pro_monthly')).toMatchObject({ change: 'AT_PERIOD_END' });
    for (const { companyId } of [other, amara]) await server.db.orm.update(company).set({ deletedAt: clock.now() })
      .where(eq(company.id, companyId));
    const list = theStripe().subscriptions.list.bind(theStripe().subscriptions);
    const unknown = await customerOf(other);
    jest.spyOn(theStripe().subscriptions, 'list').mockImplementation((query) => {
      if (query?.customer === unknown) throw new Error('no answer');
      return list(query);
    });
    await watchPlans.run(server, {}, run);
    expect((await subscriptionsOf(amara)).map(({ schedule, cancel_at_period_end: ends }) => [schedule, ends])).toEqual([[null, true]]);
    const row = async (who: Founder) => (
      (await server.db.orm.select().from(billingSubscription).where(eq(billingSubscription.companyId, who.companyId)))[0]
    );
    expect(await row(amara)).toMatchObject({ status: 'active', nextPriceKey: null, cancelsAt: expect.any(Date) as Date });
    expect(await row(other)).toMatchObject({ status: 'active', cancelsAt: null });
    // Its rows go when nothing can be charged any more, and not before.
    expect([await endPayments(server, other.companyId), await endPayments({ ...server, payments: null }, amara.companyId)]).toEqual([
      false, false,
    ]);
    jest.restoreAllMocks();
    for (const who of [other, amara]) {
      expect(await endPayments(server, who.companyId)).toBe(true);
      expect((await subscriptionsOf(who)).map(({ status }) => status)).toEqual(['canceled']);
      expect(await row(who)).toMatchObject({ status: 'canceled' });
    }
  });

  it('has no payment left that waits for its bank', async () => {
    const amara = await found('pm_card_authenticationRequired');
    expect((await choose(amara, 'pro_monthly')).clientSecret).not.toBeNull();
    await server.db.orm.update(company).set({ deletedAt: clock.now() }).where(eq(company.id, amara.companyId));
    await watchPlans.run(server, {}, run);
    expect((await subscriptionsOf(amara)).map(({ status }) => status)).not.toContain('incomplete');
  });
});

it('a plan that nobody has paid ends, also where the provider has forgotten it and whatever happens to another one', async () => {
  const [first, forgotten] = [await found(), await found()];
  for (const who of [first, forgotten]) {
    await choose(who, 'pro_monthly');
    await server.db.orm.update(billingSubscription).set({ status: 'unpaid', ...(who === forgotten && { stripeId: 'sub_forgotten' }) })
      .where(eq(billingSubscription.companyId, who.companyId));
  }
  const [{ id: firstId = '' } = {}] = await subscriptionsOf(first);
  const cancel = theStripe().subscriptions.cancel.bind(theStripe().subscriptions);
  jest.spyOn(theStripe().subscriptions, 'cancel').mockImplementation((id, ...rest) => {
    if (id === firstId) return Promise.reject(new Error('no answer'));
    return cancel(id, ...rest);
  });
  await watchPlans.run(server, {}, run);
  const rows = await server.db.orm.select({ status: billingSubscription.status }).from(billingSubscription).where(eq(billingSubscription.stripeId, 'sub_forgotten'));
  expect(rows).toEqual([{ status: 'canceled' }]);
});

it('a pack that is paid from what the company has to its credit is there, and is not its first payment', async () => {
  const amara = await found();
  const { store } = shop.local.world;
  const [known] = store.all('customer').filter(({ metadata }) => metadata.companyId === amara.companyId);
  if (!known) throw new Error('no customer');
  store.put('customer', { ...known, balance: -1500 });
  store.keep();
  const buy = () => server.request<Answer>('POST', `/api/v1/billing/${amara.companyId}/buyCredits`, { token: amara.token, body: { id: randomUUID(), chargeId: 'credits_150' } });
  expect((await buy()).body).toMatchObject({ aiCreditCount: 150, clientSecret: null });
  expect((await buy()).body).toMatchObject({ aiCreditCount: 300 });
  const events = await server.db.orm.select().from(moneyEvent).where(eq(moneyEvent.companyId, amara.companyId));
  expect(events.map(({ amount, data }) => [amount, data.isFirst]).sort()).toEqual([[0, false], [1500, true]]);
});

describe('a request whose answer was lost', () => {
  /** The provider does not say how the invoice stands, once. */
  const loseAnswer = () => jest.spyOn(theStripe().invoices, 'retrieve').mockRejectedValueOnce(Object.assign(new Error('gone'), { type: 'StripeConnectionError' }));

  it('goes on with the plan that waits for its bank, and is refused once that was given up', async () => {
    const amara = await found('pm_card_authenticationRequired');
    const id = randomUUID();
    loseAnswer();
    expect(await choose(amara, 'pro_monthly', id)).toMatchObject({ status: 502 });
    expect((await subscriptionsOf(amara)).map(({ status }) => status)).toEqual(['incomplete']);
    expect((await choose(amara, 'pro_monthly', id)).clientSecret).toMatch(/^pi_/);
    expect((await subscriptionsOf(amara)).map(({ status }) => status)).toEqual(['incomplete']);
    await post(amara, 'payment/cancel');
    await server.db.orm.update(billingRequest).set({ state: 'LEFT', answer: null }).where(eq(billingRequest.id, id));
    expect(await choose(amara, 'pro_monthly', id)).toMatchObject({ status: 409 });
  });

  it('goes on with the change that waits for its bank', async () => {
    const amara = await found();
    await choose(amara, 'pro_monthly');
    const { cards = [] } = await post(amara, 'card/token', { token: 'pm_card_authenticationRequired' }) as { cards?: { id: string; last4: string }[] };
    await post(amara, 'card/default', { cardId: cards.find(({ last4 }) => last4 !== '4242')?.id });
    const id = randomUUID();
    loseAnswer();
    expect(await choose(amara, 'premium_monthly', id)).toMatchObject({ status: 502 });
    const [waiting] = await subscriptionsOf(amara);
    expect(waiting?.pending_update).not.toBeNull();
    expect((await choose(amara, 'premium_monthly', id)).clientSecret).toMatch(/^pi_/);
    const [still] = await subscriptionsOf(amara);
    expect(still).toMatchObject({ latest_invoice: waiting?.latest_invoice, pending_update: waiting?.pending_update });
  });
});

describe('two plans at once', () => {
  it('are not begun by who chooses again while the bank says yes', async () => {
    const amara = await found('pm_card_authenticationRequired');
    const { clientSecret } = await choose(amara, 'pro_monthly');
    const { invoices } = theStripe();
    const give = invoices.voidInvoice.bind(invoices);
    jest.spyOn(invoices, 'voidInvoice').mockImplementationOnce((async (...given: Parameters<typeof give>) => {
      await approve(String(clientSecret));
      return give(...given);
    }) as typeof give);
    expect(await choose(amara, 'premium_monthly')).toMatchObject({ status: 409, error: { code: 'CONFLICT' } });
    expect((await subscriptionsOf(amara)).map(({ status }) => status)).toEqual(['active']);
  });

  it('are both ended by who cancels, and told to who looks after the server', async () => {
    const amara = await found();
    await choose(amara, 'pro_monthly');
    const [first] = await subscriptionsOf(amara);
    const price = first?.items.data[0]?.price.id ?? '';
    await shop.stripe.subscriptions.create({
      customer: await customerOf(amara), items: [{ price }], metadata: { companyId: amara.companyId },
    });
    const told = jest.spyOn(server.log, 'error');
    await reconcileSome.run(server, { after: await beforeOf(amara) }, run);
    expect(told.mock.calls.filter(([facts]) => (facts as { company?: string }).company === amara.companyId)).toHaveLength(1);
    await post(amara, 'cancel');
    expect((await subscriptionsOf(amara)).map(({ cancel_at_period_end: ends }) => ends)).toEqual([true, true]);
  });
});

it('money that goes back is written down when it went, and can be asked for again when it did not', async () => {
  const amara = await found();
  await choose(amara, 'pro_monthly');
  const [row] = await server.db.orm.select().from(invoice).where(eq(invoice.companyId, amara.companyId));
  const refund = () => server.request<{ refunded: number }>('POST', '/api/v1/operator/payments/refund', { headers: { 'x-operator-token': 'o'.repeat(32) }, body: { id: row?.id } });
  jest.spyOn(theStripe().refunds, 'create').mockRejectedValueOnce(Object.assign(new Error('gone'), { type: 'StripeConnectionError' }));
  expect((await refund()).status).toBe(502);
  const acts = () => server.db.orm.$count(operatorAct, eq(operatorAct.subject, row?.id ?? ''));
  expect(await acts()).toBe(0);
  expect((await refund()).body).toMatchObject({ refunded: 2880 });
  expect(await acts()).toBe(1);
});

it('what went back and was never heard of is found some at a time, and what is written down is not asked for', async () => {
  const amara = await found();
  await choose(amara, 'pro_monthly');
  const [paid] = (await shop.stripe.invoicePayments.list({ limit: 1 })).data;
  for (let at = 0; at < 12; at += 1) await shop.stripe.refunds.create({
    payment_intent: String(paid?.payment.payment_intent), amount: 100,
  });
  const asked = jest.spyOn(theStripe().invoicePayments, 'list');
  const returned = () => server.db.orm.$count(moneyEvent, and(eq(moneyEvent.companyId, amara.companyId), eq(moneyEvent.kind, 'RETURNED')));
  await reconcileReturns.run(server, { kind: 'refunds', since: 0, after: null }, run);
  expect([await returned(), asked.mock.calls.length]).toEqual([12, 1]);
  const [next] = await server.db.orm.select().from(job).where(eq(job.kind, 'reconcile-returns'));
  expect(next?.payload).toEqual({ kind: 'refunds', since: 0, after: (await shop.stripe.refunds.list({ limit: 10 })).data.at(-1)?.id });
  await reconcileReturns.run(server, { kind: 'refunds', since: 0, after: null }, run);
  expect([await returned(), asked.mock.calls.length]).toEqual([12, 1]);
});

it('parts that go back one by one take as many credits as they would together', async () => {
  const amara = await found();
  const { status, invoiceId } = await post(amara, `${amara.companyId}/buyCredits`, { id: randomUUID(), chargeId: 'credits_50' }) as { status: number; invoiceId?: string };
  expect(status).toBe(201);
  const [bill] = await server.db.orm.select().from(invoice).where(eq(invoice.companyId, amara.companyId));
  const [paid] = (await shop.stripe.invoicePayments.list({ invoice: bill?.stripeId ?? '', limit: 1 })).data;
  expect([invoiceId, (bill?.amount ?? 0) % 20]).toEqual([bill?.id, 0]);
  for (let at = 0; at < 10; at += 1) await shop.stripe.refunds.create({
    payment_intent: String(paid?.payment.payment_intent), amount: (bill?.amount ?? 0) / 20,
  });
  await reconcileReturns.run(server, { kind: 'refunds', since: 0, after: null }, run);
  const [lot] = await server.db.orm.select().from(creditLot).where(eq(creditLot.companyId, amara.companyId));
  expect([lot?.amount, lot?.remaining]).toEqual([50, 25]);
});

it('what a client calls its requests names nothing at the provider', async () => {
  const amara = await found();
  const { cards = [] } = await post(amara, 'card/token', { token: 'pm_card_mastercard' }) as { cards?: { id: string; last4: string }[] };
  const chosen: unknown[] = [];
  for (const last4 of ['4444', '4242', '4444']) {
    const cardId = cards.find((one) => one.last4 === last4)?.id;
    const { body } = await server.request<{ cards: { last4: string; isDefault: boolean }[] }>('POST', '/api/v1/billing/card/default', {
      token: amara.token, headers: { 'x-request-id': 'always-the-same' }, body: { companyId: amara.companyId, cardId },
    });
    chosen.push(body.cards.find(({ isDefault }) => isDefault)?.last4);
  }
  expect(chosen).toEqual(['4444', '4242', '4444']);
});

it('the same request waits while it is at work, whatever the provider says of it, and is refused when the provider has forgotten its names', async () => {
  const amara = await found();
  const id = randomUUID();
  const stands = async () => (await server.db.orm.select({ state: billingRequest.state, createdAt: billingRequest.createdAt }).from(
    billingRequest,
  ).where(eq(billingRequest.id, id)))[0];
  jest.spyOn(theStripe().subscriptions, 'create').mockRejectedValueOnce(Object.assign(new Error('in use'), { type: 'StripeInvalidRequestError', statusCode: 409 }));
  for (const _try of [1, 2]) expect(await choose(amara, 'pro_monthly', id)).toMatchObject({ status: 409, error: { code: 'PAYMENT_UNDER_WAY' } });
  const before = await stands();
  expect(before).toMatchObject({ state: 'OPEN' });
  clock.ahead += 23.5 * 3_600_000;
  expect(await choose(amara, 'pro_monthly', id)).toMatchObject({ status: 409, error: { code: 'CONFLICT' } });
  expect(await stands()).toEqual(before);
  expect(await subscriptionsOf(amara)).toEqual([]);
});

it('a plan gives its credits from the start of the period that is paid, and of the next one when that is paid', async () => {
  const amara = await found();
  await server.graphql('mutation ($companyId: ID!) { startTrial(companyId: $companyId) { error { code } } }', { companyId: amara.companyId }, amara.token);
  expect(await choose(amara, 'premium_monthly')).toMatchObject({ change: 'AT_TRIAL_END' });
  const ahead = async (days: number) => {
    clock.ahead += days * 86_400_000;
    await shop.advance(days);
  };
  const given = async () => (
    (await server.db.orm.select().from(creditLot).where(eq(creditLot.companyId, amara.companyId))).map(({ reference }) => reference).sort()
  );
  expect(await given()).toEqual(['trial']);
  await ahead(63);
  await post(amara, 'payment/settle');
  const [{ start = 0, end = 0 } = {}] = (await subscriptionsOf(amara)).map(
    ({ items }) => ({ start: items.data[0]?.current_period_start, end: items.data[0]?.current_period_end }),
  );
  const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  expect(await given()).toEqual([`allowance:${day(start)}`, 'trial']);
  // The next period has begun, and what it costs has not been paid yet.
  clock.ahead += 32 * 86_400_000;
  await server.db.orm.update(billingSubscription).set({
    currentStart: new Date(end * 1000), currentEnd: new Date((end + 30 * 86_400) * 1000),
  })
    .where(eq(billingSubscription.stripeId, (await subscriptionsOf(amara))[0]?.id ?? ''));
  await grantCredits.run(server, {}, run);
  expect(await given()).toHaveLength(2);
  await shop.advance(32);
  await post(amara, 'payment/settle');
  expect(await given()).toEqual([`allowance:${day(start)}`, `allowance:${day(end)}`, 'trial']);
});
