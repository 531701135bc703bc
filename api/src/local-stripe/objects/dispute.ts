import type Stripe from 'stripe';

const NOTHING_SAID = Object.fromEntries([
  'access_activity_log', 'billing_address', 'cancellation_policy', 'cancellation_policy_disclosure', 'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address', 'customer_name', 'customer_purchase_ip', 'customer_signature', 'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id', 'product_description', 'receipt', 'refund_policy', 'refund_policy_disclosure', 'refund_refusal_explanation',
  'service_date',
  'service_documentation', 'shipping_address', 'shipping_carrier', 'shipping_date', 'shipping_documentation', 'shipping_tracking_number',
  'uncategorized_file', 'uncategorized_text',
].map((name) => [name, null])) as unknown as Stripe.Dispute.Evidence;
const ANSWERED_WITHIN = 9 * 86_400;

export function disputeOf(
  given: Pick<Stripe.Dispute, 'id' | 'created' | 'amount' | 'currency' | 'charge' | 'payment_intent'>,
): Stripe.Dispute {
  return {
    object: 'dispute',
    balance_transactions: [],
    enhanced_eligibility_types: [],
    evidence: { ...NOTHING_SAID, enhanced_evidence: {} },
    evidence_details: {
      due_by: given.created + ANSWERED_WITHIN, enhanced_eligibility: {}, has_evidence: false, past_due: false, submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' }, type: 'card',
    } as Stripe.Dispute.PaymentMethodDetails,
    reason: 'fraudulent',
    status: 'needs_response',
    ...given,
  };
}
