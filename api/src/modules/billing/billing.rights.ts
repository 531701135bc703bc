import { inCompany, MANAGERS, MEMBERS, signedIn, type Rights } from '../../testing/rights';

export const BILLING_RIGHTS: Rights = {
  fields: {
    'Query.plans': signedIn(),
    'Query.creditPacks': signedIn(),
    'Query.billingSubscriptions': inCompany(MEMBERS),
    'Query.billing': { ...inCompany(MANAGERS), hides: true },
  },
  types: {
    BillingSubscription: {
      from: ['Query.billingSubscriptions'],
      fields: [
        'id', 'plan', 'planId', 'priceId', 'frequency', 'status', 'isActive', 'currentStartDate', 'currentEndDate', 'endsAt', 'cancelsAt',
      ],
    },
    Billing: {
      from: ['Query.billing'],
      fields: [
        'companyId', 'plan', 'status', 'hasSubscription', 'frequency', 'priceId', 'currentStartDate', 'currentEndDate', 'nextAmount', 'nextAt',
        'currency', 'nextPlan', 'nextPriceId', 'nextFrequency', 'cancelsAt', 'failure', 'isPending', 'trialEndsAt', 'trialDaysLeft', 'trialUsed',
        'card', 'cards', 'details', 'invoices',
      ],
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
      fields: ['id', 'number', 'description', 'kind', 'status', 'amount', 'currency', 'tax', 'refunded', 'createdAt', 'paidAt', 'pdfUrl', 'hostedUrl'],
    },
  },
};
