import type Stripe from 'stripe';

export function paymentIntentOf(
  given: Pick<Stripe.PaymentIntent, 'id' | 'created' | 'amount' | 'currency' | 'customer' | 'client_secret'> & Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
  return {
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...given,
  };
}

export function setupIntentOf(
  given: Pick<Stripe.SetupIntent, 'id' | 'created' | 'customer' | 'client_secret'> & Partial<Stripe.SetupIntent>,
): Stripe.SetupIntent {
  return {
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
    ...given,
  };
}

const noAddress: Stripe.Address = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null } as Stripe.Address;

export function chargeOf(
  given: Pick<Stripe.Charge, 'id' | 'created' | 'amount' | 'currency' | 'customer' | 'payment_intent' | 'payment_method' | 'status'> & Partial<Stripe.Charge>,
): Stripe.Charge {
  const paid = given.status === 'succeeded';
  return {
    object: 'charge',
    amount_captured: paid ? given.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: noAddress, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'HEARTWOOD',
    captured: paid,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
    ...given,
  };
}

export function refundOf(
  given: Pick<Stripe.Refund, 'id' | 'created' | 'amount' | 'currency' | 'charge' | 'customer' | 'payment_intent' | 'payment_method'> & Partial<Stripe.Refund>,
): Stripe.Refund {
  return {
    object: 'refund',
    balance_transaction: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' }, type: 'card',
    },
    metadata: {},
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...given,
  };
}
