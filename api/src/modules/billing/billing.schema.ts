import {
  BILLING_FREQUENCIES, CREDIT_ALLOWANCES, CREDIT_PACKS, CURRENCY, FEATURES, isFeatureOpen, PLAN_NAMES, PLAN_PRICES, SEATS,
  type CreditPack, type Feature, type PlanName, type PlanPrice,
} from '@heartwood/contract/domain';
import { builder } from '../../graphql/schema-builder';
import type { Page } from '../../text/page';
import { PlanNameRef } from '../plan';
import type { InvoiceRow } from './billing-rows';
import type { BillingHistory, BillingRecord } from './billing-history';
import type { Billing, BillingCard, BillingFailure, BillingSubscription } from './read-billing';

const FrequencyRef = builder.enumType('BillingFrequency', { values: BILLING_FREQUENCIES });
const FLAGS = Object.keys(FEATURES) as Feature[];

const PlanPriceRef = builder.objectRef<PlanPrice>('PlanPrice').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ key }) => key, description: 'What `priceId` takes.' }),
    currency: t.string({ resolve: () => CURRENCY }),
    frequency: t.expose('frequency', { type: FrequencyRef }),
    price: t.int({ resolve: ({ amount }) => amount, description: 'In the smallest unit of the currency, VAT included.' }),
  }),
});

export const BillingPlanRef = builder.objectRef<PlanName>('BillingPlan').implement({
  fields: (t) => ({
    id: t.id({ resolve: (name) => name }),
    name: t.field({ type: PlanNameRef, resolve: (name) => name }),
    accessRights: t.stringList({
      description: 'The flags of the specification, section 6.', complexity: 1,
      resolve: (name) => FLAGS.filter((flag) => isFeatureOpen(flag, name)),
    }),
    maxTeam: t.int({ resolve: (name) => SEATS[name].maxTeam }),
    maxAdvisory: t.int({ resolve: (name) => SEATS[name].maxAdvisory }),
    credits: t.int({ description: 'That come each month; with Trial once.', resolve: (name) => CREDIT_ALLOWANCES[name] }),
    prices: t.field({
      type: [PlanPriceRef], complexity: { field: 1, multiplier: 2 }, resolve: (name) => PLAN_PRICES.filter(({ plan }) => plan === name),
    }),
  }),
});
/** As they stand side by side. */
export const PLANS_IN_ORDER: readonly PlanName[] = ['Free', 'Trial', 'Pro', 'Premium'];
export const MOST_PLANS = PLAN_NAMES.length;

export const CreditPackRef = builder.objectRef<CreditPack>('CreditPack').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ key }) => key, description: 'What `chargeId` takes.' }),
    credits: t.exposeInt('credits'),
    price: t.int({ resolve: ({ amount }) => amount }),
    currency: t.string({ resolve: () => CURRENCY }),
  }),
});
export const MOST_PACKS = CREDIT_PACKS.length;

export const BillingSubscriptionRef = builder.objectRef<BillingSubscription>('BillingSubscription').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    plan: t.expose('plan', { type: PlanNameRef }),
    planId: t.exposeID('planId', { nullable: true }),
    priceId: t.exposeID('priceId', { nullable: true }),
    frequency: t.expose('frequency', { type: FrequencyRef, nullable: true }),
    status: t.exposeString('status'),
    isActive: t.exposeBoolean('isActive', { description: "The active one: status 'active', otherwise the first." }),
    currentStartDate: t.expose('currentStartDate', { type: 'DateTime' }),
    currentEndDate: t.expose('currentEndDate', { type: 'DateTime', nullable: true }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true }),
    cancelsAt: t.expose('cancelsAt', { type: 'DateTime', nullable: true }),
  }),
});

const BillingCardRef = builder.objectRef<BillingCard>('BillingCard').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    brand: t.exposeString('brand'),
    name: t.exposeString('name', { nullable: true }),
    last4: t.exposeString('last4'),
    bin: t.exposeString('bin', { nullable: true, description: 'The provider does not tell it.' }),
    expiredDate: t.exposeString('expiredDate', { description: 'MM/YY.' }),
    isExpired: t.exposeBoolean('isExpired'),
    isDefault: t.exposeBoolean('isDefault'),
  }),
});

const BillingDetailsRef = builder.objectRef<Billing['details']>('BillingDetails').implement({
  fields: (t) => {
    const own = { nullable: true } as const;
    return {
      name: t.exposeString('name', own), email: t.exposeString('email', own), line1: t.exposeString('line1', own),
      line2: t.exposeString('line2', own),
      city: t.exposeString('city', own), postalCode: t.exposeString('postalCode', own), country: t.exposeString('country', own),
      companyRegistrationType: t.exposeString('companyRegistrationType', own), taxId: t.exposeString('taxId', own),
    };
  },
});

const BillingTryRef = builder.objectRef<BillingFailure['tries'][number]>('BillingTry').implement({
  fields: (t) => ({ at: t.expose('at', { type: 'DateTime' }), isDone: t.exposeBoolean('isDone') }),
});

const BillingFailureRef = builder.objectRef<BillingFailure>('BillingFailure').implement({
  description: 'A payment that did not go through; the plan stays until `until`, then it is Free.',
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime' }),
    until: t.expose('until', { type: 'DateTime' }),
    amount: t.exposeInt('amount'),
    currency: t.exposeString('currency'),
    reason: t.exposeString('reason', { nullable: true }),
    invoiceId: t.exposeID('invoiceId'),
    tries: t.expose('tries', { type: [BillingTryRef], complexity: { field: 1, multiplier: 4 } }),
  }),
});

const BillingInvoiceRef = builder.objectRef<InvoiceRow>('BillingInvoice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number', { nullable: true }),
    description: t.exposeString('description'),
    kind: t.exposeString('kind', { description: 'subscription or credits.' }),
    status: t.exposeString('status', { description: 'OPEN, FAILED, PAID, VOID or REFUNDED.' }),
    amount: t.exposeInt('amount'),
    currency: t.exposeString('currency'),
    tax: t.exposeInt('tax'),
    refunded: t.exposeInt('refunded'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true }),
    pdfUrl: t.exposeString('pdfUrl', { nullable: true }),
    hostedUrl: t.exposeString('hostedUrl', { nullable: true }),
  }),
});

const BillingInvoicePageRef = builder.objectRef<Page<InvoiceRow>>('BillingInvoicePage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [BillingInvoiceRef] }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasMore: t.exposeBoolean('hasMore'),
  }),
});

const BillingRecordRef = builder.objectRef<BillingRecord>('BillingRecord').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    chargeType: t.exposeString('chargeType', { description: 'SUBSCRIPTION, CREDITS, GRANT, SUGGESTION or EXPIRED.' }),
    description: t.exposeString('description'),
    amount: t.exposeInt('amount', { nullable: true }),
    currency: t.exposeString('currency', { nullable: true }),
    credits: t.exposeInt('credits', { nullable: true }),
    invoiceUrl: t.exposeString('invoiceUrl', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const BillingRecordPageRef = builder.objectRef<BillingHistory>('BillingRecordPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [BillingRecordRef] }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasMore: t.exposeBoolean('hasMore'),
    total: t.exposeInt('total'),
  }),
});

export const BillingRef = builder.objectRef<Billing>('Billing').implement({
  description: 'Plan and payments of a company.',
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    plan: t.expose('plan', { type: PlanNameRef, description: 'In force.' }),
    status: t.exposeString('status'),
    hasSubscription: t.exposeBoolean('hasSubscription'),
    frequency: t.expose('frequency', { type: FrequencyRef, nullable: true }),
    priceId: t.exposeID('priceId', { nullable: true }),
    currentStartDate: t.expose('currentStartDate', { type: 'DateTime', nullable: true }),
    currentEndDate: t.expose('currentEndDate', { type: 'DateTime', nullable: true }),
    nextAmount: t.exposeInt('nextAmount', {
      nullable: true, description: 'As the price list has it; `invoice/upcoming` reckons with what is to come off.',
    }),
    nextAt: t.expose('nextAt', { type: 'DateTime', nullable: true }),
    currency: t.exposeString('currency'),
    nextPlan: t.expose('nextPlan', {
      type: PlanNameRef, nullable: true, description: 'What begins at the end of the period or of the trial.',
    }),
    nextPriceId: t.exposeID('nextPriceId', { nullable: true }),
    nextFrequency: t.expose('nextFrequency', { type: FrequencyRef, nullable: true }),
    cancelsAt: t.expose('cancelsAt', { type: 'DateTime', nullable: true }),
    failure: t.expose('failure', { type: BillingFailureRef, nullable: true }),
    isPending: t.exposeBoolean('isPending', { description: 'A payment waits for the bank.' }),
    trialEndsAt: t.expose('trialEndsAt', { type: 'DateTime', nullable: true }),
    trialDaysLeft: t.exposeInt('trialDaysLeft', { nullable: true }),
    trialUsed: t.exposeBoolean('trialUsed'),
    card: t.expose('card', { type: BillingCardRef, nullable: true, description: 'That is charged unless another is named.' }),
    cards: t.expose('cards', { type: [BillingCardRef], complexity: { field: 1, multiplier: 5 } }),
    details: t.expose('details', { type: BillingDetailsRef }),
    invoices: t.expose('invoices', { type: BillingInvoicePageRef }),
  }),
});
