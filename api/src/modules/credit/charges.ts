/** What credits are paid for, and what they cost. */
export type ChargeType = 'SUGGESTION' | 'PITCH' | 'PACK';

/** A line of the price list. */
export interface CreditCharge {
  id: string;
  chargeType: ChargeType;
  /** Of an action: in credits. Of a pack: in cents, with tax. */
  amount: number;
  /** How many credits a pack has; of an action, how often it is done for the amount. */
  quantity: number;
  description: string;
}

export const CREDIT_CHARGES: readonly CreditCharge[] = [
  { id: 'suggestion', chargeType: 'SUGGESTION', amount: 1, quantity: 1, description: 'Writing suggestion for a module' },
  { id: 'pitch', chargeType: 'PITCH', amount: 1, quantity: 1, description: 'Rewrite of the elevator pitch' },
  { id: 'pack-50', chargeType: 'PACK', amount: 600, quantity: 50, description: '50 credits' },
  { id: 'pack-150', chargeType: 'PACK', amount: 1_500, quantity: 150, description: '150 credits' },
  { id: 'pack-500', chargeType: 'PACK', amount: 4_200, quantity: 500, description: '500 credits' },
];

/** Credits that come with a plan: once with the trial, every month with the others (product/decisions 92). */
export const ALLOWANCES = { Free: 0, Trial: 50, Pro: 100, Premium: 300 } as const;
