import { CREDIT_CHARGES, CREDIT_PACKS } from '@heartwood/contract/domain';

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

/** What uses credits, and the packs that they are bought in: the prices of the contract as one list. */
export const PRICE_LIST: readonly CreditCharge[] = [
  ...CREDIT_CHARGES.map(
    ({ key, chargeType, credits, description }) => ({ id: key, chargeType, amount: credits, quantity: 1, description }),
  ),
  ...CREDIT_PACKS.map(
    ({ key, amount, credits }) => ({ id: key, chargeType: 'PACK' as const, amount, quantity: credits, description: `${credits} credits` }),
  ),
];
