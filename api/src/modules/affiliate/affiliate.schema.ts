import { builder } from '../../graphql/schema-builder';
import { AffiliateStatusRef } from '../company';
import { PersonRef } from '../identity';
import { CURRENCY, receiptUrl, type Affiliate, type CameBack, type MonthOfCommission, type Payout, type PayoutAccount } from './affiliate.queries';
import { nextPayout, payoutsToCome } from './payouts-to-come';

const MonthRef = builder.objectRef<MonthOfCommission>('MonthOfCommission').implement({
  fields: (t) => ({
    month: t.exposeString('month', { description: '`YYYY-MM`, in UTC.' }),
    paid: t.exposeInt('paid'),
    pending: t.exposeInt('pending'),
  }),
});

const CameBackRef = builder.objectRef<CameBack>('PayoutCameBack').implement({
  description: 'That the bank sent a payout back. What it paid is owed again.',
  fields: (t) => ({
    day: t.exposeString('day', { description: '`YYYY-MM-DD`' }),
    paidTo: t.exposeString('paidTo', { nullable: true, description: 'Holder and last four digits of the account that refused it.' }),
  }),
});

export const PayoutRef = builder.objectRef<Payout>('AffiliatePayout').implement({
  description: 'Money that went out to an affiliate, or will.',
  fields: (t) => ({
    id: t.exposeID('id'),
    day: t.exposeString('day', { nullable: true, description: '`YYYY-MM-DD`; null while there is too little for a payout.' }),
    currency: t.exposeString('currency'),
    amount: t.exposeInt('amount'),
    lines: t.exposeInt('lines'),
    isPaid: t.exposeBoolean('isPaid'),
    cameBack: t.expose('cameBack', { type: CameBackRef, nullable: true, description: 'Null of what arrived, or is to come.' }),
    receiptUrl: t.string({ nullable: true, resolve: ({ id, isPaid }) => (isPaid ? receiptUrl(id) : null) }),
  }),
});

const AccountRef = builder.objectRef<PayoutAccount>('PayoutAccount').implement({
  description: 'An account that commission is paid to.',
  fields: (t) => ({
    holder: t.exposeString('holder'),
    iban: t.exposeString('iban', { description: 'Its country and its last four digits; the others are hidden.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was confirmed, or asked for.' }),
  }),
});

/** Amounts in the smallest unit of the currency. */
export const AffiliateRef = builder.objectRef<Affiliate>('Affiliate').implement({
  description: 'The affiliate programme as a company takes part in it. Amounts are in the smallest unit of `currency`.',
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    affiliateStatus: t.expose('affiliateStatus', { type: AffiliateStatusRef }),
    referralCode: t.exposeString('referralCode', { nullable: true }),
    referralLink: t.string({
      nullable: true, resolve: ({ referralCode }, _args, { config }) => referralCode && `${config.publicUrl}/?ref=${referralCode}`,
    }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', nullable: true }),
    requestedBy: t.expose('requestedBy', { type: PersonRef, nullable: true }),
    affiliateSince: t.expose('affiliateSince', { type: 'DateTime', nullable: true }),
    clicks: t.exposeInt('clicks', { description: 'On all its links, once a visitor and day.' }),
    signUps: t.exposeInt('signUps', { description: 'Companies that were founded by them.' }),
    signUpsThisMonth: t.exposeInt('signUpsThisMonth'),
    paid: t.exposeInt('paid', { description: 'Of these: those that have paid something.' }),
    heldReferrals: t.exposeInt('heldReferrals', { description: 'Of these: those that wait for a decision.' }),
    couponCount: t.exposeInt('couponCount'),
    couponsActive: t.exposeInt('couponsActive', { description: 'Those that work today.' }),
    currency: t.string({ resolve: () => CURRENCY }),
    commissionPending: t.exposeInt('commissionPending'),
    commissionHeld: t.exposeInt('commissionHeld', { description: 'Of referrals that wait for a decision.' }),
    commissionPaid: t.exposeInt('commissionPaid'),
    commissionPaidThisYear: t.exposeInt('commissionPaidThisYear', { description: 'Since 1 January, in UTC.' }),
    account: t.expose('account', { type: AccountRef, nullable: true, description: 'Where commission goes.' }),
    accountAsked: t.expose('accountAsked', {
      type: AccountRef, nullable: true, description: 'Where it is to go, once the mail to whoever asked is confirmed: for a day.',
    }),
    nextPayoutAt: t.string({ nullable: true, description: '`YYYY-MM-DD`', resolve: ({ due }) => nextPayout(due)?.day ?? null }),
    nextPayoutAmount: t.int({ nullable: true, resolve: ({ due }) => nextPayout(due)?.amount ?? null }),
    payouts: t.field({
      type: [PayoutRef], description: 'By month’s end and currency: those to come, then those that went out, newest first.',
      resolve: ({ due, payouts }) => [...payoutsToCome(due), ...payouts],
    }),
    refusedPayout: t.expose('refused', {
      type: PayoutRef, nullable: true,
      description: 'The newest payout that came back, until another account is in use or a later payout went out.',
    }),
    months: t.expose('months', { type: [MonthRef], description: 'Commission by the month it came in; months without are left out.' }),
  }),
});
