import { createContext, useContext } from 'react';
import type { BillingFactsFragment, BillingQuery } from '../../generated/graphql';
import type { PaymentProvider } from './payment/provider';
import type { Standing } from './standing';

/** What the pages of billing share: how the company stands, what there is to be had, and who takes cards here. */
export interface BillingValue {
  billing: BillingFactsFragment;
  /** False: it could not be read, and what stands here is Free. */
  isKnown: boolean;
  plans: BillingQuery['plans'];
  packs: BillingQuery['creditPacks'];
  standing: Standing;
  /** Null where payments are not set up. */
  provider: PaymentProvider | null;
  /** Asks again what the server knows now. */
  reload(): void;
}

export const BillingContext = createContext<BillingValue | null>(null);

export function useBilling(): BillingValue {
  const value = useContext(BillingContext);
  if (!value) throw new Error('useBilling needs BillingPages around it');
  return value;
}
