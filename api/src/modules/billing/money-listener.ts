import type { Db } from '../../db/database';

/** Money that came for one invoice, or went back. */
export interface Money {
  companyId: string;
  /** At the payment provider. */
  invoiceId: string;
  /** At the payment provider; null where the invoice was settled without a charge. */
  chargeId: string | null;
  kind: 'subscription' | 'credits';
  /** Key of the pack that was bought, how many of it, and who did, where it is known; null of a subscription. */
  pack: { key: string; quantity: number; buyerId: string | null } | null;
  /**
   * What came, or went back this time: whole numbers of the currency's smallest unit, after discounts, without tax. 0 of credits that were
   * paid from what the company had to its credit.
   */
  amount: number;
  currency: string;
  at: Date;
  /** Whether the company has never paid before. */
  isFirst: boolean;
  /** Code of the coupon that took something off. */
  coupon: string | null;
  /** The same for the same card, whoever has it. */
  cardFingerprint: string | null;
}

/**
 * Hears of money in the transaction that writes it down, once for each cause: what it writes stands with it or not at all. Nothing in it
 * leaves the process. The list is `process/money.ts`.
 */
export interface MoneyListener {
  arrived(tx: Db, money: Money): Promise<void>;
  /** `refundId`: a refund or a dispute, one of several that an invoice may have. The company may be erased by then. */
  returned(tx: Db, money: Money & { refundId: string }): Promise<void>;
  /** What went back by this `refundId` is there again: a bank had taken it and has decided for us, or the refund has failed. */
  restored(tx: Db, money: Money & { refundId: string }): Promise<void>;
}
