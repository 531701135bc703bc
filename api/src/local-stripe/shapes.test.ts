import published from './testing/published-shapes.json';
import { openShop, writeCustomer, writePrices } from './testing/shop';

/** Newer than the published example, or there only when asked for. */
const NEWER: Readonly<Record<string, readonly string[]>> = {
  product: ['tax_details'],
  customer: ['customer_account'],
  payment_intent: ['allowed_payment_method_types', 'payment_record'],
  subscription_schedule: ['pause_schedules'],
  setup_intent: ['allowed_payment_method_types', 'customer_account'],
  subscription_item: ['current_trial'],
  dispute: ['intended_submission_method'],
};
/** Gone from the API's version that we speak (`invoice.subscription` is `parent` now), or there only when asked for. */
const GONE: Readonly<Record<string, readonly string[]>> = { invoice: ['subscription'], charge: ['refunds'] };

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

it('answers each object in the shape of Stripe’s published example', async () => {
  const shop = await openShop();
  try {
    const { stripe } = shop;
    const { monthly, pack } = await writePrices(stripe);
    const coupon = await stripe.coupons.create({ percent_off: 20, duration: 'forever' });
    const { customer, method } = await writeCustomer(stripe);
    const tax = await stripe.customers.createTaxId(customer.id, { type: 'eu_vat', value: 'DE327114908' });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id, items: [{ price: monthly.id }], discounts: [{ coupon: coupon.id }], expand: ['discounts'],
    });
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const draft = await stripe.invoices.create({ customer: customer.id, currency: 'eur' });
    await stripe.invoiceItems.create({ customer: customer.id, invoice: draft.id, pricing: { price: pack.id } });
    const invoice = await stripe.invoices.pay(draft.id);
    const [payment] = (await stripe.invoicePayments.list({ invoice: invoice.id })).data;
    const intent = await stripe.paymentIntents.retrieve(String(payment?.payment.payment_intent), { expand: ['latest_charge'] });
    const doubted = await stripe.paymentMethods.attach('pm_card_createDispute', { customer: customer.id });
    const disputed = await stripe.paymentIntents.create({
      amount: 600, currency: 'eur', customer: customer.id, payment_method: doubted.id, confirm: true,
    });
    const answers = {
      product: await stripe.products.retrieve(String(monthly.product)),
      price: await stripe.prices.retrieve(monthly.id),
      coupon, customer, tax_id: tax, payment_method: method, subscription, subscription_item: subscription.items.data[0],
      discount: subscription.discounts[0],
      subscription_schedule: schedule, invoice, line_item: invoice.lines.data[0], invoice_payment: payment, payment_intent: intent,
      charge: intent.latest_charge,
      refund: await stripe.refunds.create({ payment_intent: intent.id }),
      setup_intent: await stripe.setupIntents.create({ customer: customer.id }),
      dispute: (await stripe.disputes.list({ charge: String(disputed.latest_charge) })).data[0],
      event: (await stripe.events.list({ limit: 1 })).data[0],
    };
    expect(Object.keys(answers).sort()).toEqual(Object.keys(published).sort());
    for (const [kind, shape] of Object.entries(published) as [keyof typeof answers, Record<string, string>][]) {
      const ours = Object.fromEntries(Object.entries(answers[kind] ?? {}).filter(([name]) => name !== 'lastResponse'));
      expect({ kind, names: Object.keys(ours).filter((name) => !NEWER[kind]?.includes(name)).sort() })
        .toEqual({ kind, names: Object.keys(shape).filter((name) => !GONE[kind]?.includes(name)).sort() });
      const otherwise = Object.entries(shape).filter(([name, type]) => (
        name in ours && type !== 'null' && ours[name] !== null && kindOf(ours[name]) !== type
      ));
      // The package makes numbers of its own of decimals.
      expect({ kind, otherwise: otherwise.filter(([name]) => !name.endsWith('_decimal')) }).toEqual({ kind, otherwise: [] });
    }
  } finally {
    await shop.close();
  }
});
