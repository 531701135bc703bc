import type { PlanName } from './plans';

/** Everything is charged in this currency; amounts are whole numbers of its smallest unit, VAT included. */
export const CURRENCY = 'eur';

export type PaidPlanName = Extract<PlanName, 'Pro' | 'Premium'>;
export const BILLING_FREQUENCIES = ['MONTHLY', 'YEARLY'] as const;
export type BillingFrequency = (typeof BILLING_FREQUENCIES)[number];

/** What a plan costs in one rhythm. `key` is how it is called here and at the payment provider. */
export interface PlanPrice { key: string; plan: PaidPlanName; frequency: BillingFrequency; amount: number }

/** A year costs ten months. */
export const PLAN_PRICES: readonly PlanPrice[] = [
  { key: 'pro_monthly', plan: 'Pro', frequency: 'MONTHLY', amount: 2880 },
  { key: 'pro_yearly', plan: 'Pro', frequency: 'YEARLY', amount: 28_800 },
  { key: 'premium_monthly', plan: 'Premium', frequency: 'MONTHLY', amount: 5880 },
  { key: 'premium_yearly', plan: 'Premium', frequency: 'YEARLY', amount: 58_800 },
];

/** Credits that are bought at once; they never end. */
export interface CreditPack { key: string; credits: number; amount: number }

export const CREDIT_PACKS: readonly CreditPack[] = [
  { key: 'credits_50', credits: 50, amount: 600 },
  { key: 'credits_150', credits: 150, amount: 1500 },
  { key: 'credits_500', credits: 500, amount: 4200 },
];

/** What an act costs, in credits. */
export const CREDIT_CHARGES = [
  { key: 'suggestion', chargeType: 'SUGGESTION', credits: 1, description: 'Writing suggestion for a module' },
  { key: 'pitch', chargeType: 'PITCH', credits: 1, description: 'Rewrite of the elevator pitch' },
] as const;

/** "1 credit", "12 credits" */
export const creditsWord = (credits: number): string => `${credits} ${credits === 1 ? 'credit' : 'credits'}`;

/** Credits that come with a plan: with Trial once, with the paid ones each month. */
export const CREDIT_ALLOWANCES: Readonly<Record<PlanName, number>> = { Free: 0, Trial: 50, Pro: 100, Premium: 300 };

/** Tries of a failed payment go on for so long, and count as paid (product decision 94). */
export const GRACE_DAYS = 14;

/** Days after the first try on which a failed payment is tried again. */
export const TRY_DAYS = [0, 3, 7, 14] as const;

/** So many days before a trial ends its people are told. */
export const TRIAL_WARNING_DAYS = [14, 3, 1] as const;

/** A change to the first of two plans gives more than the second: it counts at once, anything else from the next period on. */
const RANK: readonly PlanName[] = ['Free', 'Trial', 'Pro', 'Premium'];

/** Whether the change to `next` gives more, or the same for longer. */
export function isUpgrade(present: Pick<PlanPrice, 'plan' | 'frequency'>, next: Pick<PlanPrice, 'plan' | 'frequency'>): boolean {
  const step = RANK.indexOf(next.plan) - RANK.indexOf(present.plan);
  return step === 0 ? present.frequency === 'MONTHLY' && next.frequency === 'YEARLY' : step > 0;
}
