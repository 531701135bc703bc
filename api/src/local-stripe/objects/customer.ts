import type Stripe from 'stripe';

export function customerOf(given: Pick<Stripe.Customer, 'id' | 'created'> & Partial<Stripe.Customer>): Stripe.Customer {
  return {
    object: 'customer',
    address: null,
    balance: 0,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: given.id.slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...given,
  };
}

export function taxIdOf(given: Pick<Stripe.TaxId, 'id' | 'created' | 'customer' | 'type' | 'value' | 'country'>): Stripe.TaxId {
  return {
    object: 'tax_id',
    customer_account: null,
    livemode: false,
    owner: { type: 'customer', customer: given.customer ?? '', customer_account: null } as Stripe.TaxId.Owner,
    verification: { status: 'pending', verified_address: null, verified_name: null },
    ...given,
  };
}

export function paymentMethodOf(
  given: Pick<Stripe.PaymentMethod, 'id' | 'created' | 'billing_details'> & {
    card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'funding' | 'exp_month' | 'exp_year' | 'last4' | 'fingerprint'>;
  },
): Stripe.PaymentMethod {
  const { card, ...rest } = given;
  return {
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    ...rest,
    card: {
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'DE',
      display_brand: card.brand,
      generated_from: null,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
      ...card,
    },
  };
}
