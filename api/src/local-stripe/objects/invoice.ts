import type Stripe from 'stripe';
import { listOf, newId, wireDecimal } from '../world';

export interface Line {
  amount: number;
  description: string;
  period: { start: number; end: number };
  price: Stripe.Price;
  quantity: number;
  proration: boolean;
  subscription?: { id: string; item: string };
}

export function lineOf(line: Line, invoice: string): Stripe.InvoiceLineItem {
  const parent = line.subscription
    ? {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null, proration: line.proration, proration_details: { credited_items: null },
        subscription: line.subscription.id, subscription_item: line.subscription.item,
      },
      type: 'subscription_item_details',
    }
    : {
      invoice_item_details: {
        invoice_item: newId('ii'), proration: line.proration, proration_details: { credited_items: null }, subscription: null,
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    };
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: line.price.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: parent as Stripe.InvoiceLineItem.Parent,
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: typeof line.price.product === 'string' ? line.price.product : line.price.product.id },
      type: 'price_details',
      unit_amount_decimal: line.price.unit_amount_decimal,
    } as Stripe.InvoiceLineItem.Pricing,
    quantity: line.quantity,
    quantity_decimal: wireDecimal(line.quantity),
    subscription: line.subscription?.id ?? null,
    subtotal: line.amount,
    taxes: [],
  };
}

type Given = Pick<Stripe.Invoice, 'id' | 'created' | 'currency' | 'customer' | 'billing_reason' | 'period_start' | 'period_end'>
  & { customerNow: Stripe.Customer; subscription: Stripe.Subscription | null; lineList: Stripe.InvoiceLineItem[]; taxIds: Stripe.TaxId[] }
  & Partial<Stripe.Invoice>;

export function invoiceOf({ customerNow, subscription, lineList, taxIds, ...given }: Given): Stripe.Invoice {
  return {
    object: 'invoice',
    account_country: 'DE',
    account_name: 'Heartwood',
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    collection_method: 'charge_automatically',
    custom_fields: null,
    customer_account: null,
    customer_address: customerNow.address ?? null,
    customer_email: customerNow.email,
    customer_name: customerNow.name ?? null,
    customer_phone: customerNow.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customerNow.tax_exempt ?? 'none',
    customer_tax_ids: taxIds.map(({ type, value }) => ({ type, value }) as Stripe.Invoice.CustomerTaxId),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    } as Stripe.Invoice.Parent,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customerNow.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
    ...given,
    lines: listOf(lineList, `/v1/invoices/${given.id}/lines`),
  };
}

/** The subscription that an invoice is of. */
export function subscriptionIdOf(invoice: Stripe.Invoice): string | null {
  const found = invoice.parent?.subscription_details?.subscription ?? null;
  return typeof found === 'string' ? found : (found?.id ?? null);
}
