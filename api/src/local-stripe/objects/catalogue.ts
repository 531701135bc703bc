import type Stripe from 'stripe';
import { wireDecimal } from '../world';

export function priceOf(
  given: Pick<Stripe.Price, 'id' | 'created' | 'currency' | 'product' | 'unit_amount'> & Partial<Stripe.Price>,
): Stripe.Price {
  return {
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount_decimal: wireDecimal(given.unit_amount),
    ...given,
  };
}

export function productOf(given: Pick<Stripe.Product, 'id' | 'created' | 'name'> & Partial<Stripe.Product>): Stripe.Product {
  return {
    object: 'product',
    active: true,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: given.created,
    url: null,
    ...given,
  };
}

/** The older shape of a recurring price, which items of a subscription still carry. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

export function couponOf(given: Pick<Stripe.Coupon, 'id' | 'created' | 'duration'> & Partial<Stripe.Coupon>): Stripe.Coupon {
  return {
    object: 'coupon',
    amount_off: null,
    currency: null,
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
    ...given,
  };
}

export function discountOf(
  given: Pick<Stripe.Discount, 'id' | 'customer' | 'start' | 'source'> & Partial<Stripe.Discount>,
): Stripe.Discount {
  return {
    object: 'discount',
    checkout_session: null,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    subscription: null,
    subscription_item: null,
    ...given,
  };
}
