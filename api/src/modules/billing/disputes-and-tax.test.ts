import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { openShop, type Shop } from '../../local-stripe/testing/shop';
import { buildCompany, buildMember } from '../../testing/builders';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { affiliateCode, commission, companyReferral } from '../affiliate/affiliate.table';
import { notification } from '../notification/notification.table';
import { billingSubscription, creditBalance } from '../plan';
import { creditsForMoney } from './credits-for-money';
import type { Money } from './money-listener';
import { billingCustomer, invoice, moneyEvent, stripeEvent } from './billing.table';
import { reconcileReturns, takeStripeEvent } from './index';
import { syncPayment } from './sync-payment';

let shop: Shop;
let server: TestServer;
beforeAll(async () => {
  shop = await openShop();
  server = await startTestServer({ jobs: [takeStripeEvent], config: { localStripe: shop.local.origin, operatorToken: 'o'.repeat(32) } });
  shop.passOn(`${server.url}/api/v1/stripe/webhook`);
});
afterAll(async () => {
  shop.passOn(null);
  await shop.close();
  await server.close();
});

const moneyOf = async (companyId: string) => {
  const [row] = await server.db.orm.select().from(moneyEvent).where(eq(moneyEvent.companyId, companyId));
  return {
    ...row?.data as unknown as Money, companyId, amount: row?.amount ?? 0, currency: 'eur', at: new Date(), refundId: `re_${companyId}`,
  };
};

const thePayments = () => {
  if (!server.payments) throw new Error('no payments');
  return server.payments;
};

interface Founder extends SignedIn { companyId: string }
interface Answer { error?: { code: string; field?: string }; [key: string]: unknown }

async function post(who: Founder, path: string, body: Record<string, unknown> = {}): Promise<Answer & { status: number }> {
  const { status, body: answer } = await server.request<Answer>('POST', `/api/v1/billing/${path}`, {
    token: who.token, body: { companyId: who.companyId, ...body },
  });
  return { ...answer, status };
}
async function found(card = 'pm_card_visa'): Promise<Founder> {
  const person = await server.signIn();
  const { id } = await buildCompany(server, person.userId, { name: 'Loopcrate' });
  const founder = { ...person, companyId: id };
  expect((await post(founder, 'card/token', { token: card })).status).toBe(201);
  return founder;
}
/** Somebody's company came by an affiliate that this owner runs. */
async function referredBy(owner: SignedIn, { companyId: referredId }: Founder): Promise<void> {
  const { id: referralId } = await buildCompany(server, owner.userId, { name: 'Kilo Robotics', affiliateStatus: 'AFFILIATE' });
  const code = referralId.slice(0, 8).toUpperCase();
  await server.db.orm.insert(affiliateCode).values({ code, companyId: referralId, kind: 'LINK' });
  await server.db.orm.insert(companyReferral).values({
    id: randomUUID(), referralId, referredId, code, state: 'COUNTED', createdAt: new Date(),
  });
}
const settle = (who: Founder, country: string) => post(who, 'customer', { address: { country } });
const choose = (who: Founder, priceId: string) => post(who, 'create', { id: randomUUID(), priceId });
const settled = () => until(async () => (
  shop.local.world.store.all('delivery').every(({ done }) => done)
    && await server.db.orm.$count(stripeEvent, eq(stripeEvent.state, 'WAITING')) === 0));

describe('a payment that is disputed', () => {
  it.each(
    [['winning_evidence', 150, 1], ['losing_evidence', 0, 0]] as const,
  )('goes back with its credits and commission, and stands again when the bank says so: %s', async (words, credits, share) => {
    const [amara, owner, admin, editor] = [
      await found('pm_card_createDispute'), await server.signIn(), await server.signIn(), await server.signIn(),
    ];
    await buildMember(server, amara.companyId, { userId: admin.userId, role: 'ADMIN' });
    await buildMember(server, amara.companyId, { userId: editor.userId });
    await referredBy(owner, amara);
    expect((await post(amara, `${amara.companyId}/buyCredits`, { id: randomUUID(), chargeId: 'credits_150' })).status).toBe(201);
    await settled();
    const money = async () => (await server.db.orm.select().from(moneyEvent).where(eq(moneyEvent.companyId, amara.companyId)))
      .map(({ kind, cause, amount }) => [kind, cause.split(':')[0], amount]);
    const left = async () => (
      (await server.db.orm.select().from(creditBalance).where(eq(creditBalance.companyId, amara.companyId)))[0]?.paid
    );
    const earned = async () => (
      (await server.db.orm.select().from(commission).where(eq(commission.referredId, amara.companyId))).map(({ base }) => base)
    );
    expect(await money()).toEqual([['ARRIVED', 'arrived', 1500], ['RETURNED', 'returned', 1500]]);
    expect([await left(), await earned()]).toEqual([0, [1500, -1500]]);
    const told = await server.db.orm.select({ to: notification.userId }).from(notification)
      .where(eq(notification.type, 'PAYMENT_DISPUTED'));
    const people = [amara, admin, editor].map(({ userId }) => told.filter(({ to }) => to === userId).length);
    expect(people).toEqual([1, 1, 0]);

    const [dispute] = shop.local.world.store.all('dispute').slice(-1);
    await shop.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: words } });
    await settled();
    expect(await left()).toBe(credits);
    expect((await earned()).reduce((sum, base) => sum + base, 0)).toBe(1500 * share);
    expect((await money()).filter(([, cause]) => cause === 'restored')).toHaveLength(share);
    // What is back can be taken once more.
    await creditsForMoney.returned(server.db.orm, await moneyOf(amara.companyId));
    expect(await left()).toBe(0);
  });

  it('that was won, and a refund after it, leave what the refund left, though we hear of both at once', async () => {
    const [amara, owner] = [await found('pm_card_createDispute'), await server.signIn()];
    await referredBy(owner, amara);
    expect((await post(amara, `${amara.companyId}/buyCredits`, { id: randomUUID(), chargeId: 'credits_150' })).status).toBe(201);
    await settled();
    shop.passOn(null);
    const [dispute] = shop.local.world.store.all('dispute').slice(-1);
    await shop.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } });
    const intent = String(dispute?.payment_intent);
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 500 });
    await syncPayment(server, thePayments(), intent);
    const bases = (await server.db.orm.select().from(commission).where(eq(commission.referredId, amara.companyId))).map(({ base }) => base);
    expect(bases.reduce((sum, base) => sum + base, 0)).toBe(1000);
    const [credits] = await server.db.orm.select().from(creditBalance).where(eq(creditBalance.companyId, amara.companyId));
    expect(credits?.paid).toBe(100);
    shop.passOn(`${server.url}/api/v1/stripe/webhook`);
  });

  it('is paid again, with its credits, when a refund that had gone fails later', async () => {
    const amara = await found();
    const { invoiceId } = await post(amara, `${amara.companyId}/buyCredits`, { id: randomUUID(), chargeId: 'credits_150' });
    const refund = await server.request('POST', '/api/v1/operator/payments/refund', {
      headers: { 'x-operator-token': 'o'.repeat(32) }, body: { id: invoiceId },
    });
    expect(refund.status).toBe(200);
    const look = async () => {
      const [[bill], [credits]] = await Promise.all([
        server.db.orm.select().from(invoice).where(eq(invoice.companyId, amara.companyId)),
        server.db.orm.select().from(creditBalance).where(eq(creditBalance.companyId, amara.companyId)),
      ]);
      return [bill?.status, bill?.refunded, credits?.paid];
    };
    await settled();
    expect(await look()).toEqual(['REFUNDED', 1500, 0]);
    const { store } = shop.local.world;
    const [made] = store.all('refund').slice(-1);
    const charge = store.find('charge', String(made?.charge));
    if (!made || !charge) throw new Error('no refund');
    store.put('charge', { ...charge, amount_refunded: 0, refunded: false });
    store.put('refund', { ...made, status: 'failed' });
    for (const _time of [1, 2]) await syncPayment(server, thePayments(), String(made.payment_intent));
    expect(await look()).toEqual(['PAID', 0, 150]);
    expect(await server.db.orm.$count(moneyEvent, eq(moneyEvent.cause, `restored:${made.id}`))).toBe(1);
    // What is put right is not asked for every night, nor what never went.
    store.put('refund', { ...made, id: 're_never', status: 'canceled' });
    const asked = jest.spyOn(thePayments().stripe.invoicePayments, 'list');
    await reconcileReturns.run(server, { kind: 'refunds', since: made.created, after: null }, { id: randomUUID(), key: '', attempt: 1 });
    expect(asked).not.toHaveBeenCalled();
  });

  it('can’t be given back by us too', async () => {
    const amara = await found('pm_card_createDispute');
    const { invoiceId } = await post(amara, `${amara.companyId}/buyCredits`, { id: randomUUID(), chargeId: 'credits_50' });
    const refund = await server.request<Answer>('POST', '/api/v1/operator/payments/refund', {
      headers: { 'x-operator-token': 'o'.repeat(32) }, body: { id: invoiceId },
    });
    expect([refund.status, refund.body.error?.code]).toEqual([409, 'CONFLICT']);
  });

  it('is told to who looks after the server, and what the provider makes of the plan is written down', async () => {
    const amara = await found('pm_card_createDispute');
    await settle(amara, 'US');
    const logged = jest.spyOn(server.log, 'error');
    expect((await choose(amara, 'pro_monthly')).status).toBe(201);
    await settled();
    const [dispute] = shop.local.world.store.all('dispute').slice(-1);
    expect(logged.mock.calls.some(([facts]) => (facts as { dispute?: string }).dispute === dispute?.id)).toBe(true);
    const row = async () => (
      (await server.db.orm.select().from(billingSubscription).where(eq(billingSubscription.companyId, amara.companyId)))[0]
    );
    expect(await row()).toMatchObject({ status: 'active' });
    // The provider ends it by its own rule, and nothing tells us of that but the dispute.
    const known = await row();
    const { store } = shop.local.world;
    const subscription = store.find('subscription', known?.stripeId ?? '');
    if (!subscription) throw new Error('no subscription');
    store.put('subscription', { ...subscription, status: 'canceled', ended_at: Math.floor(Date.now() / 1000) });
    const payload = JSON.stringify({
      id: 'evt_closed', object: 'event', type: 'charge.dispute.closed', created: 1, data: { object: dispute },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_local' });
    expect((await server.request('POST', '/api/v1/stripe/webhook', {
      body: payload, headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    })).status).toBe(200);
    await until(async () => (await row())?.status === 'canceled');
  });
});

describe('a VAT number', () => {
  const taxIdsOf = async ({ companyId }: Founder) => {
    const [customer] = await server.db.orm.select().from(billingCustomer).where(eq(billingCustomer.companyId, companyId));
    const { data } = await shop.stripe.customers.listTaxIds(customer?.stripeId ?? '');
    return [customer?.taxId, ...data.map(({ type, value }) => [type, value])];
  };

  it('goes to the provider as what it is, one for a company', async () => {
    const amara = await found();
    for (const [typed, type, value] of [
      ['DE 327 114 908', 'eu_vat', 'DE327114908'], ['gb 123 4567 89', 'gb_vat', 'GB123456789'],
      ['CHE123456789MWST', 'ch_vat', 'CHE-123.456.789 MWST'], ['NO 123 456 789 MVA', 'no_vat', '123456789MVA'],
    ]) {
      expect((await post(amara, 'customer', { taxId: typed })).status).toBe(200);
      expect(await taxIdsOf(amara)).toEqual([value, [type, value]]);
    }
    expect((await post(amara, 'customer', { taxId: '' })).status).toBe(200);
    expect(await taxIdsOf(amara)).toEqual([null]);
  });

  it('that has no such form is refused, by us or by the provider, and the one before stands', async () => {
    const amara = await found();
    await post(amara, 'customer', { taxId: 'GB123456789' });
    for (const taxId of ['GB1', 'CHE-123.456.789', 'NO123456789', 'DE12', 'US123456789']) {
      expect(await post(amara, 'customer', { taxId })).toMatchObject({ status: 422, error: { field: 'taxId' } });
    }
    expect(await taxIdsOf(amara)).toEqual(['GB123456789', ['gb_vat', 'GB123456789']]);
  });
});

describe('tax', () => {
  const running = async ({ companyId }: Founder) => {
    const [customer] = await server.db.orm.select().from(billingCustomer).where(eq(billingCustomer.companyId, companyId));
    return (await shop.stripe.subscriptions.list({ customer: customer?.stripeId ?? '' })).data[0];
  };

  it('needs a country before a plan begins, and follows it while one runs', async () => {
    const amara = await found();
    expect(await choose(amara, 'pro_monthly')).toMatchObject({ status: 409, error: { code: 'COUNTRY_NEEDED', field: 'address.country' } });
    await settle(amara, 'DE');
    expect((await choose(amara, 'premium_monthly')).status).toBe(201);
    expect((await running(amara))?.automatic_tax.enabled).toBe(true);
    expect((await choose(amara, 'pro_monthly')).change).toBe('AT_PERIOD_END');
    expect(await settle(amara, '')).toMatchObject({ status: 409, error: { code: 'COUNTRY_NEEDED' } });
    expect(await settle(amara, 'ZZ')).toMatchObject({ status: 422, error: { field: 'address.country' } });
    expect((await settle(amara, 'FR')).status).toBe(200);
    expect((await running(amara))?.automatic_tax.enabled).toBe(true);
  });

  it('begins with the country where a plan runs without', async () => {
    const amara = await found();
    await settle(amara, 'DE');
    expect((await choose(amara, 'premium_monthly')).status).toBe(201);
    expect((await choose(amara, 'pro_monthly')).change).toBe('AT_PERIOD_END');
    const before = await running(amara);
    const schedule = () => shop.stripe.subscriptionSchedules.retrieve(String(before?.schedule));
    await shop.stripe.subscriptions.update(before?.id ?? '', { automatic_tax: { enabled: false } });
    await shop.stripe.subscriptionSchedules.update((await schedule()).id, { default_settings: { automatic_tax: { enabled: false } } });
    expect((await settle(amara, '')).status).toBe(200);
    expect((await settle(amara, 'FR')).status).toBe(200);
    expect((await running(amara))?.automatic_tax.enabled).toBe(true);
    expect((await schedule()).default_settings.automatic_tax?.enabled).toBe(true);
  });

  it('of an address that tells none is refused at its country', async () => {
    const amara = await found();
    await settle(amara, 'ZZ');
    expect(await choose(amara, 'pro_monthly')).toMatchObject({ status: 422, error: { field: 'address.country' } });
  });
});
