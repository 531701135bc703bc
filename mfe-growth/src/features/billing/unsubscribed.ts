import { CURRENCY } from '@heartwood/contract/domain';
import type { BillingFactsFragment } from '../../generated/graphql';

/** A company without a subscription: what is shown while its own could not be read. */
export function unsubscribed(companyId: string): BillingFactsFragment {
  return {
    __typename: 'Billing', companyId, plan: 'Free', status: 'active', hasSubscription: false, frequency: null, priceId: null,
    currentStartDate: null,
    currentEndDate: null, nextAmount: null, nextAt: null, currency: CURRENCY, nextPlan: null, nextPriceId: null, nextFrequency: null,
    cancelsAt: null,
    // Whether it had its trial is not known either, and it has it only once.
    isPending: false, trialEndsAt: null, trialUsed: true, failure: null, cards: [],
    details: {
      __typename: 'BillingDetails', name: null, email: null, line1: null, line2: null, city: null, postalCode: null, country: null,
      companyRegistrationType: null, taxId: null,
    },
    invoices: { __typename: 'BillingInvoicePage', nodes: [], endCursor: null, hasMore: false },
  };
}
