import { randomUUID } from 'node:crypto';
import { inCompany, MANAGERS, MEMBERS, signedIn, type Rights, type RouteRule } from '../../testing/rights';

/** Who may gets this status: where it is no success, they have come past the door and there is nothing to be done in a fresh company. */
const manages = (status: number, body: Record<string, unknown> = {}): RouteRule => ({
  policy: 'company-manager', may: MANAGERS, status, request: ({ companyId }) => ({ body: { companyId, ...body } }),
});
const operates = (status: number, body?: Record<string, unknown>): RouteRule => ({
  policy: 'operator', status, request: () => (body ? { body } : {}),
});
const [CARD, PRICE] = [{ cardId: randomUUID() }, { priceId: 'pro_monthly' }];

export const BILLING_RIGHTS: Rights = {
  fields: {
    'Query.plans': signedIn(),
    'Query.creditPacks': signedIn(),
    'Query.billingSubscriptions': inCompany(MEMBERS),
    'Query.billingHistory': inCompany(MANAGERS),
    'Query.billing': { ...inCompany(MANAGERS), hides: true },
    // Who may pay has nobody to ask.
    'Mutation.askPayer': inCompany(['viewer', 'custom', 'editor'], () => ({ feature: 'Scenarios' })),
  },
  routes: {
    'POST /billing/customer': manages(200, { name: 'Loopcrate UG' }),
    'POST /billing/create': manages(409, { ...PRICE, id: randomUUID() }),
    'POST /billing/invoice/upcoming': manages(200, PRICE),
    'POST /billing/invoice/pay': manages(409, { id: randomUUID() }),
    'GET /billing/invoice/:id': {
      policy: 'company-manager', may: MANAGERS, status: 404,
      request: ({ companyId }) => ({ path: `/billing/invoice/${randomUUID()}`, headers: { 'x-company-id': companyId } }),
    },
    'POST /billing/card/setup': manages(200),
    'POST /billing/card/token': manages(201, { token: 'pm_card_visa' }),
    'GET /billing/cards': {
      policy: 'company-manager', may: MANAGERS, status: 200, request: ({ companyId }) => ({ headers: { 'x-company-id': companyId } }),
    },
    'POST /billing/card/remove': manages(200, CARD),
    'POST /billing/card/default': manages(404, CARD),
    'POST /billing/cancel': manages(409),
    'POST /billing/payment/settle': manages(200),
    'POST /billing/payment/cancel': manages(200),
    'POST /billing/:id/buyCredits': {
      policy: 'company-manager', may: MANAGERS, status: 409,
      request: ({ companyId }) => ({ path: `/billing/${companyId}/buyCredits`, body: { id: randomUUID(), chargeId: 'credits_50' } }),
    },
    'POST /stripe/webhook': { policy: 'public', status: 400, request: () => ({ body: '{}' }) },
    'GET /operator/payments/events': operates(200),
    'POST /operator/payments/retry': operates(404, { id: 'evt_unknown' }),
    'POST /operator/payments/prepare': operates(200, {}),
    'POST /operator/payments/refund': operates(404, { id: randomUUID() }),
  },
  types: {
    AskedPayer: { from: ['AskPayerPayload.asked'], fields: ['id', 'firstname', 'lastname'] },
    BillingSubscription: {
      from: ['Query.billingSubscriptions'],
      fields: [
        'id', 'plan', 'planId', 'priceId', 'frequency', 'status', 'isActive', 'currentStartDate', 'currentEndDate', 'endsAt', 'cancelsAt',
      ],
    },
    Billing: {
      from: ['Query.billing'],
      fields: [
        'companyId', 'plan', 'status', 'hasSubscription', 'frequency', 'priceId', 'currentStartDate', 'currentEndDate', 'nextAmount',
        'nextAt',
        'currency', 'nextPlan', 'nextPriceId', 'nextFrequency', 'cancelsAt', 'failure', 'isPending', 'trialEndsAt', 'trialDaysLeft',
        'trialUsed',
        'card', 'cards', 'details', 'invoices',
      ],
    },
    BillingRecord: {
      from: ['BillingRecordPage.nodes'],
      fields: ['id', 'chargeType', 'description', 'amount', 'currency', 'credits', 'invoiceUrl', 'createdAt'],
    },
    BillingCard: {
      from: ['Billing.card', 'Billing.cards'],
      fields: ['id', 'brand', 'name', 'last4', 'bin', 'expiredDate', 'isExpired', 'isDefault'],
    },
    BillingDetails: {
      from: ['Billing.details'],
      fields: ['name', 'email', 'line1', 'line2', 'city', 'postalCode', 'country', 'companyRegistrationType', 'taxId'],
    },
    BillingInvoice: {
      from: ['BillingInvoicePage.nodes'],
      fields: [
        'id', 'number', 'description', 'kind', 'status', 'amount', 'currency', 'tax', 'refunded', 'createdAt', 'paidAt', 'pdfUrl',
        'hostedUrl',
      ],
    },
  },
};
