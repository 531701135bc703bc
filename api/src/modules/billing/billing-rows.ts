import type { PlanName } from '@heartwood/contract/domain';

/** Rows as statements give them: moments are texts. */
export interface SubscriptionRow {
  id: string;
  plan: PlanName;
  status: string;
  priceKey: string | null;
  currentStart: string;
  currentEnd: string | null;
  endsAt: string | null;
  cancelsAt: string | null;
  nextPriceKey: string | null;
  isPending: boolean;
  failingSince: string | null;
  failingInvoiceId: string | null;
  /** Of the payment provider, not a trial or an operator's gift. */
  isPaid: boolean;
  couponCode: string | null;
}

export interface CardRow {
  id: string; brand: string; last4: string; expMonth: number; expYear: number; name: string | null; isDefault: boolean;
}

export interface InvoiceRow {
  id: string;
  stripeId: string;
  kind: 'subscription' | 'credits';
  number: string | null;
  description: string;
  status: 'DRAFT' | 'OPEN' | 'FAILED' | 'PAID' | 'VOID' | 'REFUNDED';
  currency: string;
  amount: number;
  tax: number;
  refunded: number;
  failure: string | null;
  nextTryAt: string | null;
  tries: number;
  hostedUrl: string | null;
  pdfUrl: string | null;
  createdAt: string;
  paidAt: string | null;
}
