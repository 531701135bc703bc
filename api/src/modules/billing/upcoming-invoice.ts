import type Stripe from 'stripe';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { keepCustomer, type CustomerRow } from './billing-customer';
import { enterPayments } from './enter-billing';
import { readLineWords, type LineWords } from './line-words';
import { isLive } from './live';
import { momentOf, paymentFailure, type Payments } from './payments';
import { changeKindOf, trialEndOf, type ChangeKind } from './plan-change';
import { stripePriceOf } from './prepare-prices';
import { priceOf } from './read-billing';
import { couponOf } from './stripe-coupon';
import { seeSubscriptions } from './sync-company';

export interface UpcomingInvoice {
  lines: { description: string; amount: number; periodStart: string; periodEnd: string }[];
  subtotal: number;
  discount: number;
  tax: number;
  /** Whole percent; null where none is known. */
  taxPercent: number | null;
  total: number;
  currency: string;
  dueAt: string;
  /** What is charged when one confirms. */
  dueNow: number;
  change: ChangeKind;
}

export interface Asked { companyId: string; priceId: string; couponCode?: string | null }

/** What the next invoice says if this price is chosen, as the provider reckons it; nothing is changed by asking. */
export async function upcomingInvoice(context: Context, { companyId, priceId, couponCode }: Asked): Promise<UpcomingInvoice> {
  const payments = await enterPayments(context, companyId);
  try {
    const price = priceOf(priceId);
    if (!price) throw invalid('priceId', 'There is no such price.');
    const stripePrice = await stripePriceOf(context, payments, { key: price.key, field: 'priceId' });
    const coupon = await couponOf(context, payments, { companyId, couponCode });
    const customer = await keepCustomer(context, payments, companyId);
    const live = (await seeSubscriptions(payments.stripe, customer.stripeId)).find(({ subscription }) => (
      isLive(subscription)
    ))?.subscription;
    const wordsOf = await readLineWords(context.db.orm);
    const discounts = coupon ? { discounts: [{ coupon: coupon.stripeId }] } : {};
    if (live) {
      const change = changeKindOf(live, price);
      const dueAt = change === 'NOW' ? context.now() : momentOf(live.items.data[0]?.current_period_end ?? 0);
      return view(await previewChange(payments, live, { stripePrice, change }), { change, dueAt, wordsOf });
    }
    const trialEnd = await trialEndOf(context, companyId);
    const shown = await previewFirst(payments, customer, { stripePrice, discounts, trialEnd });
    return view(shown, { change: trialEnd ? 'AT_TRIAL_END' : 'NEW', dueAt: trialEnd ?? context.now(), wordsOf });
  } catch (error) {
    throw paymentFailure(error);
  }
}

function previewChange(
  { stripe }: Payments, live: Stripe.Subscription, { stripePrice, change }: { stripePrice: string; change: ChangeKind },
) {
  return stripe.invoices.createPreview({
    customer: live.customer as string, subscription: live.id,
    subscription_details: {
      items: [{ id: live.items.data[0]?.id ?? '', price: stripePrice }], proration_behavior: change === 'NOW' ? 'always_invoice' : 'none',
    },
  });
}

interface First { stripePrice: string; discounts: Pick<Stripe.InvoiceCreatePreviewParams, 'discounts'>; trialEnd: Date | null }

function previewFirst({ stripe }: Payments, customer: CustomerRow, { stripePrice, discounts, trialEnd }: First) {
  return stripe.invoices.createPreview({
    customer: customer.stripeId, automatic_tax: { enabled: customer.country !== null }, ...discounts,
    subscription_details: { items: [{ price: stripePrice }], ...(trialEnd && { start_date: Math.floor(trialEnd.getTime() / 1000) }) },
  });
}

function view(
  invoice: Stripe.Invoice, { change, dueAt, wordsOf }: { change: ChangeKind; dueAt: Date; wordsOf: LineWords },
): UpcomingInvoice {
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const net = invoice.total - tax;
  return {
    lines: invoice.lines.data.map((line) => ({
      description: wordsOf(line), amount: line.amount, periodStart: momentOf(line.period.start).toISOString(),
      periodEnd: momentOf(line.period.end).toISOString(),
    })),
    subtotal: invoice.subtotal,
    discount: (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    tax,
    taxPercent: tax === 0 || net === 0 ? null : Math.round((tax * 100) / net),
    total: invoice.total,
    currency: invoice.currency,
    dueAt: dueAt.toISOString(),
    dueNow: change === 'NOW' || change === 'NEW' ? invoice.amount_due : 0,
    change,
  };
}
