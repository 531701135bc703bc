/** Rules of the affiliate programme that screen and server share (product decision 96). Amounts are in the currency's minor unit. */
export const AFFILIATE = {
  /** The first link that somebody follows counts for so many days. */
  referralDays: 90,
  /** Commission waits for so many days after the money arrived. */
  heldDays: 30,
  payoutFrom: 2_000,
  /** A payout above it is looked at by somebody before it goes. */
  reviewAbove: 50_000,
  maxCoupons: 10,
  maxDiscount: 40,
  maxCommission: 30,
  /** Percent of what a company pays that came by the link alone. */
  linkCommission: 15,
} as const;

export const AFFILIATE_STATUSES = ['NONE', 'REQUESTED', 'AFFILIATE'] as const;
export type AffiliateStatus = (typeof AFFILIATE_STATUSES)[number];

const CODE = /^[A-Z0-9]{4,12}$/;

/** A code as it is kept; null for what is none. */
export function affiliateCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}

/** How a coupon stands: as an operator and the company have made it, and ENDED after its last day. */
export const COUPON_STATUSES = ['WAITING', 'ACTIVE', 'ENDED', 'REJECTED'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

/** Why a referral waits for a decision. */
export const HOLD_REASONS = ['SELF', 'COLLEAGUE', 'SAME_DEVICE', 'SAME_CARD', 'BURST'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

const HOLD_WORDS: Record<HoldReason, string> = {
  SELF: 'It was founded by somebody who runs your company.',
  COLLEAGUE: 'It was founded by somebody who works with your people.',
  SAME_DEVICE: 'It was founded on a device of your people.',
  SAME_CARD: 'It pays with a card that your company pays with.',
  BURST: 'Many companies came by your link within an hour.',
};

/** What is held against a referral, in sentences. */
export const holdWords = (reasons: readonly HoldReason[]): string => reasons.map((reason) => HOLD_WORDS[reason]).join(' ');

/** Last day of a moment's month, in UTC, as `YYYY-MM-DD`: when payouts go. */
export function payoutDay(moment: Date): string {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}
