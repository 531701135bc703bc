import type { BillingFactsFragment, BillingQuery, CreditsQuery, PersonFieldsFragment } from '../../generated/graphql';

const at = (day: string): string => `${day}T10:00:00.000Z`;

const CARDS: BillingFactsFragment['cards'] = [
  {
    __typename: 'BillingCard', id: 'card-visa', brand: 'visa', name: 'Amara Okafor', last4: '4417', expiredDate: '08/28', isExpired: false,
    isDefault: true,
  },
  {
    __typename: 'BillingCard', id: 'card-mc', brand: 'mastercard', name: 'Amara Okafor', last4: '8210', expiredDate: '05/29',
    isExpired: false, isDefault: false,
  },
  {
    __typename: 'BillingCard', id: 'card-amex', brand: 'amex', name: 'Amara Okafor', last4: '0093', expiredDate: '01/26', isExpired: true,
    isDefault: false,
  },
];

const invoice = (id: string, description: string, day: string, amount: number): BillingFactsFragment['invoices']['nodes'][number] => ({
  __typename: 'BillingInvoice', id, number: `HW-${id}`, description, kind: 'credits', status: 'PAID', amount, currency: 'eur',
  createdAt: at(day),
  pdfUrl: `https://pay.example/${id}.pdf`,
});

/** A company in its trial that has chosen nothing yet, as billing.png shows it. */
export function sampleBilling(companyId: string, change: Partial<BillingFactsFragment> = {}): BillingFactsFragment {
  return {
    __typename: 'Billing', companyId, plan: 'Trial', status: 'trialing', hasSubscription: false, frequency: null, priceId: null,
    currentStartDate: at('2026-04-24'), currentEndDate: null, nextAmount: null, nextAt: null, currency: 'eur', nextPlan: null,
    nextPriceId: null,
    nextFrequency: null, cancelsAt: null, isPending: false, trialEndsAt: new Date(Date.now() + 40.5 * 86_400_000).toISOString(),
    trialUsed: true,
    failure: null, cards: CARDS,
    details: {
      __typename: 'BillingDetails', name: 'Loopcrate', email: 'amara@loopcrate.eu', line1: 'Lahnstraße 31', line2: null, city: 'Berlin',
      postalCode: '12055',
      country: 'DE', companyRegistrationType: 'UG', taxId: 'DE327114908',
    },
    invoices: {
      __typename: 'BillingInvoicePage', hasMore: false, endCursor: null,
      nodes: [invoice('2', '50 credits', '2026-05-02', 600), invoice('1', 'Free trial started', '2026-04-24', 0)],
    },
    ...change,
  };
}

const price = (id: string, frequency: 'MONTHLY' | 'YEARLY', amount: number): BillingQuery['plans'][number]['prices'][number] => ({
  __typename: 'PlanPrice', id, currency: 'eur', frequency, price: amount,
});

/** What the page asks for, with `billing` as it is told. */
export function sampleBillingAnswer(
  companyId: string, billing: BillingFactsFragment | null, localOrigin: string | null = null,
): BillingQuery {
  return {
    billing,
    plans: [
      { __typename: 'BillingPlan', id: 'Free', name: 'Free', credits: 0, prices: [] },
      { __typename: 'BillingPlan', id: 'Trial', name: 'Trial', credits: 50, prices: [] },
      {
        __typename: 'BillingPlan', id: 'Premium', name: 'Premium', credits: 300,
        prices: [price('premium_monthly', 'MONTHLY', 5_880), price('premium_yearly', 'YEARLY', 58_800)],
      },
      {
        __typename: 'BillingPlan', id: 'Pro', name: 'Pro', credits: 100,
        prices: [price('pro_monthly', 'MONTHLY', 2_880), price('pro_yearly', 'YEARLY', 28_800)],
      },
    ],
    creditPacks: ([[50, 600], [150, 1_500], [500, 4_200]] as const).map(([credits, amount]) => ({
      __typename: 'CreditPack', id: `credits_${credits}`, credits, price: amount, currency: 'eur',
    })),
    configuration: {
      __typename: 'Configuration', hasPayments: true, stripePublishableKey: 'pk_test_sample', localStripeOrigin: localOrigin,
    },
    growthFramework: { __typename: 'GrowthFramework', companyId, eventSeq: 40 },
  };
}

/** The ledger of credits.png. */
export function sampleCredits(
  companyId: string, [amara, priya, jonas]: readonly [PersonFieldsFragment, PersonFieldsFragment, PersonFieldsFragment],
): CreditsQuery {
  const entry = (id: number, description: string, actor: PersonFieldsFragment | null, day: string, change: number, balance: number) => (
    { __typename: 'CreditTransfer' as const, id: String(id), description, actor, createdAt: at(day), change, balance }
  );
  return {
    creditLedger: {
      __typename: 'CreditLedger', companyId, balance: 86, paid: 50, granted: 36,
      lots: [{ __typename: 'CreditLot', id: 'lot-trial', kind: 'GRANTED', remaining: 36, expiresAt: at('2026-06-24') }],
      history: { __typename: 'CreditHistory', hasMore: false, endCursor: null, nodes: [
        entry(7, 'Suggestion, Elevator pitch', amara, '2026-05-14', -1, 86),
        entry(6, 'Refund, suggestion failed', priya, '2026-05-13', 1, 87),
        entry(5, 'Suggestion, Culture', priya, '2026-05-13', -1, 86), entry(4, 'Suggestion, Overall solution', jonas, '2026-05-06', -1, 87),
        entry(3, '50 credits bought', amara, '2026-05-02', 50, 88), entry(2, '12 suggestions in April', null, '2026-04-30', -12, 38),
        entry(1, '50 credits granted with Trial', null, '2026-04-24', 50, 50),
      ] },
    },
    suggestionOffer: { __typename: 'SuggestionOffer', companyId, hasSuggestions: true },
    creditCharges: [
      { __typename: 'CreditCharge', id: 'suggestion', chargeType: 'SUGGESTION', description: 'Writing suggestion for a module', amount: 1 },
      { __typename: 'CreditCharge', id: 'pitch', chargeType: 'PITCH', description: 'Rewrite of the elevator pitch', amount: 1 },
    ],
  };
}
