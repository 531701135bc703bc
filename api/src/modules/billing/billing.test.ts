import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { desc, eq, lt } from 'drizzle-orm';
import { KEYS, openShop, type Shop } from '../../local-stripe/testing/shop';
import { buildCompany } from '../../testing/builders';
import { createTestClock } from '../../testing/test-clock';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { notification } from '../notification/notification.table';
import { billingSubscription } from '../plan';
import { billingCustomer, billingRequest, stripeEvent } from './billing.table';
import type { Money } from './money-listener';
import { creditsForMoney, reconcileSome, takeStripeEvent, watchPlans } from './index';

let shop: Shop;
let server: TestServer;
const clock = createTestClock();
const heard: ({ what: 'arrived' | 'returned' } & Money)[] = [];
beforeAll(async () => {
  shop = await openShop();
  server = await startTestServer({
    now: clock.now, jobs: [takeStripeEvent], config: { localStripe: shop.local.origin, operatorToken: 'o'.repeat(32), accessTokenSeconds: 400 * 86_400 },
    moneyListeners: [creditsForMoney, {
      arrived: async (_tx, money) => { heard.push({ what: 'arrived', ...money }); },
      returned: async (_tx, money) => { heard.push({ what: 'returned', ...money }); },
      restored: async () => undefined,
    }],
  });
  shop.passOn(`${server.url}/api/v1/stripe/webhook`);
});
afterAll(async () => {
  shop.passOn(null);
  await shop.close();
  await server.close();
});

interface Founder extends SignedIn { companyId: string }
interface Answer { error?: { code: string; field?: string }; clientSecret?: string | null; change?: string; cards?: { id: string; last4: string }[]; [key: string]: unknown }

const post = async (who: Founder, path: string, body: Record<string, unknown> = {}) => {
  const { status, body: answer } = await server.request<Answer>('POST', `/api/v1/billing/${path}`, { token: who.token, body: { companyId: who.companyId, ...body } });
  return { status, ...answer };
};
async function found(card: string | null = 'pm_card_visa'): Promise<Founder> {
  const person = await server.signIn({ firstname: 'Amara', lastname: 'Okafor' });
  const { id } = await buildCompany(server, person.userId, { name: 'Loopcrate' });
  const founder = { ...person, companyId: id };
  if (card !== null) expect((await post(founder, 'card/token', { token: card })).status).toBe(201);
  // Where no tax is reckoned.
  expect((await post(founder, 'customer', { address: { country: 'US' } })).status).toBe(200);
  return founder;
}
const choose = (who: Founder, priceId: string, more: Record<string, unknown> = {}) => post(who, 'create', { id: randomUUID(), priceId, ...more });
interface State {
  plan: string; status: string; nextPlan: string | null; cancelsAt: string | null; isPending: boolean; trialDaysLeft: number | null;
  failure: { until: string; amount: number; reason: string | null; invoiceId: string; tries: { isDone: boolean }[] } | null;
  invoices: { nodes: { id: string; status: string; amount: number; kind: string }[] };
}
async function stateOf({ companyId, token }: Founder): Promise<State> {
  const { data, errors } = await server.graphql<{ billing: State }>(`query ($companyId: ID!) { billing(companyId: $companyId) {
    plan status nextPlan cancelsAt isPending trialDaysLeft failure { until amount reason invoiceId tries { isDone } }
    invoices { nodes { id status amount kind } } } }`, { companyId }, token);
  expect(errors).toBeUndefined();
  return data?.billing as State;
}
const customerOf = async ({ companyId }: Founder) => (await server.db.orm.select().from(billingCustomer).where(eq(billingCustomer.companyId, companyId)))[0]?.stripeId ?? '';
const paidOf = async (who: Founder) => (await shop.stripe.invoices.list({ customer: await customerOf(who) })).data.filter((one) => one.status === 'paid' && one.amount_paid > 0).map(({ total }) => total);
const moneyOf = ({ companyId }: Founder) => heard.filter((one) => one.companyId === companyId).map(({ what, kind, amount, isFirst }) => ({ what, kind, amount, isFirst }));
/** Some companies are compared at once, in the order of their ids: whom to begin after, so that this one is among them. */
async function beforeOf({ companyId }: Founder): Promise<string | null> {
  const [row] = await server.db.orm.select({ id: billingCustomer.companyId }).from(billingCustomer).where(lt(billingCustomer.companyId, companyId))
    .orderBy(desc(billingCustomer.companyId)).limit(1);
  return row?.id ?? null;
}
async function approve(secret: string, yes = true): Promise<number> {
  const [intent = ''] = secret.split('_secret_');
  const answer = await fetch(`${shop.local.origin}/challenge/${intent}`, {
    method: 'POST', headers: { authorization: `Bearer ${KEYS.publishable}` }, body: new URLSearchParams({ client_secret: secret, approve: String(yes) }),
  });
  return answer.status;
}
/** Both clocks go on, and everything that was told has been taken. */
async function advance(days: number): Promise<void> {
  clock.ahead += days * 86_400_000;
  await shop.advance(days);
  await settled();
}
const settled = () => until(async () => (
  shop.local.world.store.all('delivery').every(({ done }) => done) && await server.db.orm.$count(stripeEvent, eq(stripeEvent.state, 'WAITING')) === 0));

describe('a plan', () => {
  it('is paid for and in force at once, once however often it is asked for, and whatever is told of it again', async () => {
    const amara = await found();
    expect(await post(amara, 'invoice/upcoming', { priceId: 'pro_monthly' })).toMatchObject({ status: 200, total: 2880, dueNow: 2880, change: 'NEW' });
    const asked = { id: randomUUID(), priceId: 'pro_monthly' };
    const [first, second] = await Promise.all([post(amara, 'create', asked), post(amara, 'create', asked)]);
    expect([first.status, second.status].sort()).toEqual([201, 409]);
    expect((await post(amara, 'create', asked)).status).toBe(201);
    expect(await stateOf(amara)).toMatchObject({ plan: 'Pro', status: 'active', failure: null, invoices: { nodes: [{ status: 'PAID', amount: 2880 }] } });
    await settled();
    expect(await paidOf(amara)).toEqual([2880]);
    expect(moneyOf(amara)).toEqual([{ what: 'arrived', kind: 'subscription', amount: 2880, isFirst: true }]);
    expect((await server.mailbox(amara.email)).filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1);
    expect((await choose(amara, 'pro_monthly')).error?.code).toBe('CONFLICT');
  });

  it('is paid once by a request whose end was never heard of, here and at the provider', async () => {
    const amara = await found();
    const asked = { id: randomUUID(), priceId: 'pro_monthly' };
    await post(amara, 'create', asked);
    await settled();
    // As if the process had been killed between the bank's yes and the first row of it.
    await server.db.orm.update(billingRequest).set({ state: 'OPEN', answer: null, begunAt: new Date(clock.now().getTime() - 120_000) }).where(eq(billingRequest.id, asked.id));
    await server.db.orm.delete(billingSubscription).where(eq(billingSubscription.companyId, amara.companyId));
    expect(await post(amara, 'create', asked)).toMatchObject({ status: 201, change: 'NEW', subscription: { plan: 'Pro', status: 'active' } });
    expect([await paidOf(amara), moneyOf(amara).length]).toEqual([[2880], 1]);
  });

  it('waits for the bank, and begins when it has been asked; an attempt that is cancelled charges nothing', async () => {
    const amara = await found('pm_card_authenticationRequired');
    const asked = await choose(amara, 'pro_yearly');
    expect([asked.status, (await stateOf(amara)).plan, (await stateOf(amara)).isPending]).toEqual([201, 'Free', true]);
    expect((await post(amara, 'payment/cancel')).status).toBe(200);
    expect(await approve(String(asked.clientSecret))).not.toBe(200);
    expect([await paidOf(amara), (await stateOf(amara)).isPending]).toEqual([[], false]);
    const again = await choose(amara, 'pro_yearly');
    expect(await approve(String(again.clientSecret))).toBe(200);
    expect((await post(amara, 'payment/settle')).status).toBe(200);
    expect([await paidOf(amara), (await stateOf(amara)).plan]).toEqual([[28_800], 'Pro']);
  });

  it('does not begin when the bank says no, and can be paid with another card', async () => {
    const amara = await found('pm_card_chargeCustomerFail');
    const id = randomUUID();
    for (const _try of [1, 2]) expect(await choose(amara, 'pro_monthly', { id })).toMatchObject({ status: 402, error: { code: 'CARD_DECLINED' } });
    expect(await stateOf(amara)).toMatchObject({ plan: 'Free', isPending: false });
    const { cards = [] } = await post(amara, 'card/token', { token: 'pm_card_mastercard' });
    const cardId = cards.find(({ last4 }) => last4 === '4444')?.id;
    expect((await choose(amara, 'pro_monthly', { cardId })).status).toBe(201);
    expect([await paidOf(amara), (await stateOf(amara)).plan]).toEqual([[2880], 'Pro']);
    expect((await post(amara, 'card/remove', { cardId })).error?.code).toBe('CARD_IN_USE');
  });

  it('goes up at once, down at the period’s end, is cancelled, kept, and ends', async () => {
    const amara = await found();
    await choose(amara, 'pro_monthly');
    expect(await choose(amara, 'premium_monthly')).toMatchObject({ status: 201, change: 'NOW' });
    expect([(await stateOf(amara)).plan, await paidOf(amara)]).toEqual(['Premium', [3000, 2880]]);
    expect(await choose(amara, 'pro_monthly')).toMatchObject({ status: 201, change: 'AT_PERIOD_END' });
    expect(await stateOf(amara)).toMatchObject({ plan: 'Premium', nextPlan: 'Pro' });
    await post(amara, 'cancel', { resume: true });
    expect(await stateOf(amara)).toMatchObject({ plan: 'Premium', nextPlan: null, cancelsAt: null });
    await post(amara, 'cancel', { reason: 'TOO_EXPENSIVE' });
    expect((await stateOf(amara)).cancelsAt).not.toBeNull();
    await post(amara, 'cancel', { resume: true });
    expect((await stateOf(amara)).cancelsAt).toBeNull();
    await choose(amara, 'pro_monthly');
    await advance(32);
    expect(await stateOf(amara)).toMatchObject({ plan: 'Pro', nextPlan: null });
    await post(amara, 'cancel');
    await advance(32);
    expect(await stateOf(amara)).toMatchObject({ plan: 'Free', cancelsAt: null });
  });

  it('that is chosen in a trial begins on its last day', async () => {
    const amara = await found();
    const { companyId, token } = amara;
    await server.graphql('mutation ($companyId: ID!) { startTrial(companyId: $companyId) { error { code } } }', { companyId }, token);
    expect(await choose(amara, 'pro_monthly')).toMatchObject({ status: 201, change: 'AT_TRIAL_END' });
    expect([await stateOf(amara), await paidOf(amara)]).toMatchObject([{ plan: 'Trial', nextPlan: 'Pro' }, []]);
    await advance(63);
    expect([await stateOf(amara), await paidOf(amara)]).toMatchObject([{ plan: 'Pro', nextPlan: null, trialDaysLeft: null }, [2880]]);
  });
});

describe('time alone', () => {
  const watch = () => watchPlans.run(server, {}, { id: randomUUID(), key: '', attempt: 1 });
  const toldTo = async ({ userId }: Founder) => (await server.db.orm.select({ type: notification.type, data: notification.data }).from(notification)
    .where(eq(notification.userId, userId))).map(({ type, data: { days } }) => [type, days ?? null]);

  it('warns of a trial’s end once for each of its days, then tells of it', async () => {
    const amara = await found(null);
    const told: unknown[] = [];
    for (const left of [20, 14, 13, 3, 1, -1]) {
      const endsAt = new Date(clock.now().getTime() + left * 86_400_000);
      await server.db.orm.delete(billingSubscription).where(eq(billingSubscription.companyId, amara.companyId));
      await server.db.orm.insert(billingSubscription).values({ id: amara.companyId, companyId: amara.companyId, plan: 'Trial', status: 'trialing', endsAt });
      await watch();
      await watch();
      told.push(...await toldTo(amara));
      await server.db.orm.delete(notification).where(eq(notification.userId, amara.userId));
    }
    expect(told).toEqual([['TRIAL_ENDS', 14], ['TRIAL_ENDS', 3], ['TRIAL_ENDS', 1], ['PLAN_ENDED', null]]);
  });

  it('charges nobody for a company that was deleted', async () => {
    const amara = await found();
    await choose(amara, 'pro_monthly');
    await server.graphql('mutation ($id: ID!) { deleteCompany(id: $id) { error { code } } }', { id: amara.companyId }, amara.token);
    await watch();
    await advance(32);
    expect(await paidOf(amara)).toEqual([2880]);
  });
});

describe('a renewal that fails', () => {
  /** A month later, with a card that is refused. */
  async function fail(): Promise<Founder> {
    const amara = await found();
    await choose(amara, 'pro_monthly');
    const { cards = [] } = await post(amara, 'card/token', { token: 'pm_card_chargeCustomerFail' });
    await post(amara, 'card/default', { cardId: cards.find(({ last4 }) => last4 === '0341')?.id });
    await advance(32);
    return amara;
  }
  const watch = () => watchPlans.run(server, {}, { id: randomUUID(), key: '', attempt: 1 });

  it('keeps the plan for fourteen days, tells of it once, and goes on when another card pays', async () => {
    const amara = await fail();
    const state = await stateOf(amara);
    expect(state).toMatchObject({ plan: 'Pro', status: 'past_due', failure: { amount: 2880, reason: 'Your card was declined.' } });
    expect(state.failure?.tries.map(({ isDone }) => isDone)).toEqual([true, false, false, false]);
    await advance(4);
    const told = await server.db.orm.select({ type: notification.type }).from(notification).where(eq(notification.userId, amara.userId));
    expect(told).toEqual([{ type: 'PAYMENT_FAILED' }]);
    const { cards = [] } = await post(amara, 'card/token', { token: 'pm_card_mastercard' });
    expect((await post(amara, 'card/default', { cardId: cards.find(({ last4 }) => last4 === '4444')?.id })).status).toBe(200);
    expect(await stateOf(amara)).toMatchObject({ plan: 'Pro', status: 'active', failure: null });
  });

  it('ends on Free when nobody pays', async () => {
    const amara = await fail();
    await advance(13);
    await watch();
    await settled();
    const told = await server.db.orm.select({ type: notification.type }).from(notification).where(eq(notification.userId, amara.userId));
    expect([(await stateOf(amara)).plan, told.map(({ type }) => type).sort()]).toEqual(['Free', ['PAYMENT_FAILED', 'PLAN_ENDED']]);
    const [row] = await server.db.orm.select({ status: billingSubscription.status }).from(billingSubscription).where(eq(billingSubscription.companyId, amara.companyId));
    expect(row?.status).toBe('canceled');
  });
});

describe('credits', () => {
  const buy = (who: Founder, id: string) => server.request<Answer>('POST', `/api/v1/billing/${who.companyId}/buyCredits`, { token: who.token, body: { id, chargeId: 'credits_150' } });

  it('are paid once by two clicks, not at all by a second tab meanwhile, and their money goes back once', async () => {
    const amara = await found();
    const id = randomUUID();
    const clicks = await Promise.all([buy(amara, id), buy(amara, id)]);
    expect(clicks.map(({ status }) => status).sort()).toEqual([201, 409]);
    const otherTab = randomUUID();
    await server.db.orm.insert(billingRequest).values({ id: otherTab, companyId: amara.companyId, asked: 'credits', state: 'OPEN', createdAt: clock.now(), begunAt: clock.now() });
    expect((await buy(amara, randomUUID())).body.error?.code).toBe('PAYMENT_UNDER_WAY');
    await server.db.orm.delete(billingRequest).where(eq(billingRequest.id, otherTab));
    expect(await paidOf(amara)).toEqual([1500]);
    expect((await buy(amara, id)).body).toMatchObject({ aiCreditCount: 150 });
    const invoice = (await stateOf(amara)).invoices.nodes[0];
    expect(invoice).toMatchObject({ status: 'PAID', amount: 1500, kind: 'credits' });
    for (const status of [200, 409]) {
      expect((await server.request('POST', '/api/v1/operator/payments/refund', { headers: { 'x-operator-token': 'o'.repeat(32) }, body: { id: invoice?.id } })).status).toBe(status);
    }
    await settled();
    expect(moneyOf(amara)).toEqual([{ what: 'arrived', kind: 'credits', amount: 1500, isFirst: true }, { what: 'returned', kind: 'credits', amount: 1500, isFirst: false }]);
    expect((await stateOf(amara)).invoices.nodes[0]?.status).toBe('REFUNDED');
    const { data } = await server.graphql<{ billingHistory: { total: number; nodes: unknown[] } }>(
      'query ($companyId: ID!) { billingHistory(companyId: $companyId) { total nodes { chargeType description amount credits } } }', { companyId: amara.companyId }, amara.token);
    expect(data?.billingHistory).toEqual({ total: 1, nodes: [{ chargeType: 'CREDITS', description: '150 credits', amount: 1500, credits: null }] });
    expect(await post(amara, 'payment/settle')).toMatchObject({ aiCreditCount: 0 });
  });

  it('that the bank is asked about are there when it has said yes', async () => {
    const amara = await found('pm_card_authenticationRequired');
    const { body } = await buy(amara, randomUUID());
    expect([moneyOf(amara), (await stateOf(amara)).isPending]).toEqual([[], true]);
    await approve(String(body.clientSecret));
    await settled();
    expect(moneyOf(amara)).toMatchObject([{ what: 'arrived', amount: 1500 }]);
  });
});

describe('what the provider tells', () => {
  const send = (event: object, secret = 'whsec_local', at = Date.now()) => {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) });
    return server.request('POST', '/api/v1/stripe/webhook', { body: payload, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } });
  };

  it('changes nothing when it comes again, in any order, and is refused when it is forged or old', async () => {
    const amara = await found();
    await choose(amara, 'pro_monthly');
    await settled();
    const before = [await stateOf(amara), moneyOf(amara)];
    await server.db.orm.delete(stripeEvent);
    for (const event of [...shop.events].reverse().slice(0, 40)) expect((await send(event)).status).toBe(200);
    await until(async () => (await server.db.orm.select().from(stripeEvent)).every(({ state }) => state === 'DONE'));
    expect([await stateOf(amara), moneyOf(amara)]).toEqual(before);
    const [event] = shop.events;
    expect([(await send(event ?? {}, 'whsec_other')).status, (await send(event ?? {}, 'whsec_local', Date.now() - 3_600_000)).status]).toEqual([400, 400]);
  });

  it('is found within a day when it was never heard', async () => {
    const amara = await found();
    shop.passOn(null);
    await choose(amara, 'pro_monthly');
    const [payment] = (await shop.stripe.invoicePayments.list({ limit: 1 })).data;
    await shop.stripe.refunds.create({ payment_intent: String(payment?.payment.payment_intent) });
    const { subscriptions } = await shop.stripe.customers.retrieve(await customerOf(amara), { expand: ['subscriptions'] }) as Stripe.Customer;
    await shop.stripe.subscriptions.cancel(subscriptions?.data[0]?.id ?? '');
    expect([(await stateOf(amara)).plan, moneyOf(amara).length]).toEqual(['Pro', 1]);
    await reconcileSome.run(server, { after: await beforeOf(amara) }, { id: randomUUID(), key: '', attempt: 1 });
    expect([(await stateOf(amara)).plan, moneyOf(amara).map(({ what }) => what)]).toEqual(['Free', ['arrived', 'returned']]);
    shop.passOn(`${server.url}/api/v1/stripe/webhook`);
  });

  it('is put aside for an administrator when it can’t be taken', async () => {
    const event = { id: 'evt_poison', object: 'event', type: 'refund.created', created: 1, data: { object: { id: 're_unknown', object: 'refund' } } };
    await send(event);
    await takeStripeEvent.run(server, { id: 'evt_poison' }, { id: randomUUID(), key: '', attempt: 6 });
    const { body } = await server.request<{ events: { id: string; state: string }[] }>('GET', '/api/v1/operator/payments/events', { headers: { 'x-operator-token': 'o'.repeat(32) } });
    expect(body.events).toContainEqual(expect.objectContaining({ id: 'evt_poison', state: 'GIVEN_UP' }));
  });
});
