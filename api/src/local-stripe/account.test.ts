import type Stripe from 'stripe';
import { until } from '../testing/until';
import { KEYS, openShop, writeCustomer, writePrices } from './testing/shop';
import type { Prices, Shop } from './testing/shop';

let shop: Shop;
let prices: Prices;
beforeAll(async () => {
  shop = await openShop();
  prices = await writePrices(shop.stripe);
});
afterAll(() => shop.close());

const subscribe = async (card: string, more: Partial<Stripe.SubscriptionCreateParams> = {}) => {
  const { customer, method } = await writeCustomer(shop.stripe, card);
  const subscription = await shop.stripe.subscriptions.create({ customer: customer.id, items: [{ price: prices.monthly.id }], ...more });
  return { customer, method, subscription };
};
const statusOf = async (id: string) => (await shop.stripe.subscriptions.retrieve(id)).status;
const invoicesOf = async (customer: string) => (
  (await shop.stripe.invoices.list({ customer })).data.map(({ status, total, billing_reason: reason }) => ({ status, total, reason }))
);

describe('a subscription', () => {
  it('is paid, and again each month, with tax as the country has it', async () => {
    const { customer, subscription } = await subscribe('pm_card_visa', { automatic_tax: { enabled: true } });
    expect(subscription.status).toBe('active');
    await shop.advance(62);
    expect(await invoicesOf(customer.id)).toEqual([
      { status: 'paid', total: 2880, reason: 'subscription_cycle' },
      { status: 'paid', total: 2880, reason: 'subscription_cycle' },
      { status: 'paid', total: 2880, reason: 'subscription_create' },
    ]);
    const [latest] = (await shop.stripe.invoices.list({ customer: customer.id, limit: 1 })).data;
    expect(latest).toMatchObject({ total_excluding_tax: 2420, total_taxes: [{ amount: 460, tax_behavior: 'inclusive' }] });
  });

  it('waits for the bank, and begins when it has been asked', async () => {
    const { subscription } = await subscribe('pm_card_authenticationRequired', {
      payment_behavior: 'default_incomplete', expand: ['latest_invoice.confirmation_secret'],
    });
    expect(subscription.status).toBe('incomplete');
    const secret = (subscription.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '';
    const [intent = ''] = secret.split('_secret_');
    const { customer } = subscription;
    const [card] = (await shop.stripe.customers.listPaymentMethods(String(customer))).data;
    const asking = await shop.stripe.paymentIntents.confirm(intent, { payment_method: card?.id ?? '' });
    expect(asking.status).toBe('requires_action');
    const answer = await fetch(`${shop.local.origin}/challenge/${intent}`, {
      method: 'POST', headers: { authorization: `Bearer ${KEYS.publishable}` },
      body: new URLSearchParams({ client_secret: secret, approve: 'true' }),
    });
    expect(await answer.json()).toMatchObject({ status: 'succeeded' });
    expect(await statusOf(subscription.id)).toBe('active');
  });

  it('is given up where nobody answers for a day', async () => {
    const { subscription, customer } = await subscribe('pm_card_visa', { payment_behavior: 'default_incomplete' });
    await shop.advance(1);
    expect(await statusOf(subscription.id)).toBe('incomplete_expired');
    expect(await invoicesOf(customer.id)).toMatchObject([{ status: 'void' }]);
  });

  it('is tried on days 0, 3, 7 and 14 when a renewal fails, then counts as unpaid', async () => {
    const { subscription, customer, method } = await subscribe('pm_card_visa');
    const failing = await shop.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
    await shop.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: failing.id } });
    await shop.stripe.paymentMethods.detach(method.id);
    const renewal = subscription.items.data[0]?.current_period_end ?? 0;
    await shop.advance(Math.ceil((renewal - shop.local.world.present()) / 86_400));
    const tries = async () => {
      const [latest] = (await shop.stripe.invoices.list({ customer: customer.id, limit: 1 })).data;
      return [
        latest?.attempt_count, latest?.next_payment_attempt && (latest.next_payment_attempt - renewal) / 86_400,
        await statusOf(subscription.id),
      ];
    };
    expect(await tries()).toEqual([1, 3, 'past_due']);
    await shop.advance(3);
    expect(await tries()).toEqual([2, 7, 'past_due']);
    await shop.advance(4);
    expect(await tries()).toEqual([3, 14, 'past_due']);
    await shop.advance(7);
    expect(await tries()).toEqual([4, null, 'unpaid']);
  });

  it('goes on when another card pays in between', async () => {
    const { subscription, customer } = await subscribe('pm_card_visa');
    const failing = await shop.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
    await shop.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: failing.id } });
    await shop.advance(32);
    expect(await statusOf(subscription.id)).toBe('past_due');
    const good = await shop.stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id });
    const [open] = (await shop.stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
    await shop.stripe.invoices.pay(open?.id ?? '', { payment_method: good.id });
    expect(await statusOf(subscription.id)).toBe('active');
  });

  it('changes to a dearer price once the difference is paid, and not before', async () => {
    const { subscription, customer } = await subscribe('pm_card_visa');
    const item = subscription.items.data[0]?.id ?? '';
    const asking = await shop.stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer: customer.id });
    await shop.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: asking.id } });
    const change: Stripe.SubscriptionUpdateParams = {
      items: [{ id: item, price: prices.better.id }], proration_behavior: 'always_invoice', payment_behavior: 'pending_if_incomplete',
    };
    const waiting = await shop.stripe.subscriptions.update(subscription.id, { ...change, expand: ['latest_invoice'] });
    expect([waiting.items.data[0]?.price.lookup_key, waiting.pending_update === null]).toEqual(['pro_month', false]);
    const good = await shop.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await shop.stripe.invoices.pay((waiting.latest_invoice as Stripe.Invoice).id, { payment_method: good.id });
    const changed = await shop.stripe.subscriptions.retrieve(subscription.id);
    expect([changed.items.data[0]?.price.lookup_key, changed.pending_update, changed.status]).toEqual(['premium_month', null, 'active']);
  });

  it('shows what a change costs without making it', async () => {
    const { subscription, customer } = await subscribe('pm_card_visa');
    const shown = await shop.stripe.invoices.createPreview({
      customer: customer.id, subscription: subscription.id,
      subscription_details: {
        items: [{ id: subscription.items.data[0]?.id ?? '', price: prices.yearly.id }], proration_behavior: 'always_invoice',
      },
    });
    expect(shown.total).toBe(28_800 - 2880);
    expect(await invoicesOf(customer.id)).toHaveLength(1);
    expect((await shop.stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.lookup_key).toBe('pro_month');
  });

  it('takes another price at the end of its period by a schedule, and ends there when asked to', async () => {
    const { subscription, customer } = await subscribe('pm_card_visa', { items: [{ price: prices.better.id }] });
    const schedule = await shop.stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const [phase] = schedule.phases;
    await shop.stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release', proration_behavior: 'none',
      phases: [
        { items: [{ price: prices.better.id }], start_date: phase?.start_date, end_date: phase?.end_date },
        { items: [{ price: prices.monthly.id }] },
      ],
    });
    await shop.advance(32);
    expect(await invoicesOf(customer.id)).toMatchObject([{ total: 2880, reason: 'subscription_cycle' }, { total: 5880 }]);
    await shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await shop.advance(32);
    expect(await statusOf(subscription.id)).toBe('canceled');
  });

  it('runs through a trial, and is charged on its last day', async () => {
    const { customer, subscription } = await subscribe('pm_card_visa', { trial_period_days: 60 });
    expect([subscription.status, await invoicesOf(customer.id)]).toEqual([
      'trialing', [{ status: 'paid', total: 0, reason: 'subscription_create' }],
    ]);
    await shop.advance(61);
    expect([await statusOf(subscription.id), (await invoicesOf(customer.id))[0]]).toEqual([
      'active', { status: 'paid', total: 2880, reason: 'subscription_cycle' },
    ]);
  });
});

describe('the account', () => {
  it('answers the same key with the same answer, and refuses it for something else', async () => {
    const key = { idempotencyKey: 'once' };
    const [first, second] = [
      await shop.stripe.customers.create({ name: 'A' }, key), await shop.stripe.customers.create({ name: 'A' }, key),
    ];
    expect(second.id).toBe(first.id);
    await expect(shop.stripe.customers.create({ name: 'B' }, key)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('gives money back at most once', async () => {
    const { subscription } = await subscribe('pm_card_visa');
    const [payment] = (await shop.stripe.invoicePayments.list({ invoice: String(subscription.latest_invoice) })).data;
    const intent = String(payment?.payment.payment_intent);
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 2000 });
    await expect(shop.stripe.refunds.create({ payment_intent: intent, amount: 881 })).rejects.toMatchObject({ statusCode: 400 });
    expect((await shop.stripe.refunds.create({ payment_intent: intent })).amount).toBe(880);
  });

  it('refuses declined cards with the bank’s word, and unknown parameters by name', async () => {
    const { customer } = await writeCustomer(shop.stripe);
    const setup = await shop.stripe.setupIntents.create({ customer: customer.id });
    await expect(shop.stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_chargeDeclinedInsufficientFunds' }))
      .rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined', decline_code: 'insufficient_funds' });
    await expect(shop.stripe.customers.create({ nam: 'typo' } as Stripe.CustomerCreateParams)).rejects.toMatchObject({
      code: 'parameter_unknown', param: 'nam',
    });
  });

  it('opens to the publishable key only what its holder has the secret of', async () => {
    const { customer } = await writeCustomer(shop.stripe);
    const setup = await shop.stripe.setupIntents.create({ customer: customer.id });
    const ask = (path: string) => fetch(`${shop.local.origin}${path}`, { headers: { authorization: `Bearer ${KEYS.publishable}` } });
    expect((await ask(`/v1/setup_intents/${setup.id}?client_secret=${setup.client_secret ?? ''}`)).status).toBe(200);
    expect((await ask(`/v1/setup_intents/${setup.id}?client_secret=guess`)).status).toBe(400);
    expect((await ask(`/v1/customers/${customer.id}`)).status).toBe(401);
  });

  it('tells of each event until it is taken, and knows everything after a restart', async () => {
    shop.refuseNext(2);
    const { id } = await shop.stripe.customers.create({ name: 'Told' });
    await shop.restart();
    expect((await shop.stripe.customers.retrieve(id) as Stripe.Customer).name).toBe('Told');
    await until(() => shop.events.some(({ type, data }) => type === 'customer.created' && (data.object as Stripe.Customer).id === id));
  });
});
