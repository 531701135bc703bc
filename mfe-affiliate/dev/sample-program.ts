import type { Samples } from '@heartwood/client-kit/samples';
import type {
  AccountFieldsFragment, AffiliateFieldsFragment, CouponFieldsFragment, EarningsQuery, PayoutEntriesQuery, ReferralsQuery,
} from '../src/generated/graphql';

const COUPONS: CouponFieldsFragment[] = [
  coupon('LOOP20', { discount: 20, commission: 15, status: 'ACTIVE', used: 14, earned: 318_000 }),
  coupon('FOUNDERS', { discount: 40, commission: 10, status: 'WAITING' }),
  coupon('HALF', { discount: 40, commission: 30, status: 'REJECTED', reason: 'A discount of 40% needs a call with us first.' }),
  coupon('EARLYBIRD', { discount: 30, commission: 10, status: 'ENDED', used: 12, earned: 176_000 }),
];

const REFERRALS: ReferralsQuery['referrals']['nodes'] = [
  referral('r1', 'Kilo Robotics', { plan: 'Premium', hasPaid: true, commission: 8_820 }),
  referral('r2', 'Steady Crates', { plan: 'Trial' }),
  referral('r3', 'Loop Twin', { state: 'HELD', reason: 'It was founded on a device of your people.' }),
];

const LINES: EarningsQuery['couponUses']['nodes'] = [
  line('k1', 'Kilo Robotics', {
    commissionAmount: 8_820, base: 58_800, state: 'WAITING', reason: 'Held for 30 days after the payment.', expectedAt: '2026-06-30',
  }),
  line('k2', 'Mira Optics', {
    commissionAmount: 11_760, base: 78_400, state: 'PAID', reason: 'Paid out, receipt 12.', paidAt: '2026-05-08T09:00:00Z',
    paymentReceiptUrl: '/api/v1/affiliate/receipts/p1',
  }),
  line('k3', 'Bluebell Labs', {
    commissionAmount: -1_050, base: -7_000, state: 'DUE', reason: 'The payment was refunded.', isTakenBack: true, expectedAt: '2026-05-31',
  }),
];

/** An affiliate on a day in May, with what the test wants different. */
export function sampleAffiliate(companyId: string, more: Partial<AffiliateFieldsFragment> = {}): AffiliateFieldsFragment {
  return {
    __typename: 'Affiliate', companyId, affiliateStatus: 'AFFILIATE', referralCode: 'LOOP26',
    referralLink: 'https://heartwood.example/?ref=LOOP26',
    requestedAt: '2025-05-30T10:00:00Z', requestedBy: { __typename: 'Person', id: 'u1', firstname: 'Amara', lastname: 'Okafor' },
    affiliateSince: '2025-06-01T10:00:00Z', clicks: 412, signUps: 31, signUpsThisMonth: 6, paid: 19, heldReferrals: 1, couponsActive: 1,
    account: account('4410'), accountAsked: null, commissionPaidThisYear: 361_000,
    currency: 'EUR',
    commissionPending: 27_000, commissionHeld: 4_320, commissionPaid: 613_000, nextPayoutAt: '2026-05-31', nextPayoutAmount: 27_000,
    payouts: [payout('2026-05-31', 27_000, 3, false), payout('2026-05-08', 69_000, 7, true), payout('2026-04-30', 85_000, 9, true)], refusedPayout: null,
    months: [month('2026-04', 85_000, 0), month('2026-05', 69_000, 27_000)], ...more,
  };
}

const ENTRIES: PayoutEntriesQuery['payoutEntries']['nodes'] = [
  entry('e1', 'Kilo Robotics', 8_820), entry('e2', 'Salt & Grid', 4_320), entry('e3', 'Bluebell Labs', -1_050),
];

/** A server in memory that knows the programme: for the remote alone, and for its tests. */
export function programSamples(companyId: string): Samples {
  let { affiliateStatus } = sampleAffiliate(companyId);
  let asked: AccountFieldsFragment | null = null;
  const accounts = (isConfirmed: boolean) => ({
    __typename: 'AffiliatePayload', error: null, affiliate: {
      __typename: 'Affiliate', companyId, account: isConfirmed ? account('3000') : account('4410'), accountAsked: asked,
    },
  });
  const coupons = [...COUPONS];
  const page = { hasMore: false, endCursor: null };
  return {
    AffiliateHome: () => ({
      growthFramework: { __typename: 'GrowthFramework', companyId, eventSeq: 7 },
      affiliate: sampleAffiliate(companyId, { affiliateStatus }),
    }),
    WithdrawRequest: () => {
      affiliateStatus = 'NONE';
      return { withdrawAffiliateRequest: {
        __typename: 'AffiliatePayload', error: null, affiliate: { __typename: 'Affiliate', companyId, affiliateStatus },
      } };
    },
    AffiliateNewest: () => ({
      coupons: { __typename: 'CouponPage', nodes: coupons.slice(0, 3) },
      couponUses: {
        __typename: 'CouponUsePage',
        nodes: LINES.map((each) => ({ ...each, commissionPaymentStatus: each.state === 'PAID' ? 'PAID' : 'PENDING' })),
      },
    }),
    Coupons: ({ filter }) => ({
      coupons: {
        __typename: 'CouponPage', total: coupons.length, ...page,
        nodes: coupons.filter(({ status }) => filter == null || filter === 'ALL' || status === filter),
        counts: {
          __typename: 'CouponCounts', all: coupons.length, active: coupons.filter(({ status }) => status === 'ACTIVE').length,
          ended: coupons.filter(({ status }) => status === 'ENDED').length,
        },
        used: coupons.reduce((sum, { used }) => sum + used, 0),
        inUse: coupons.filter(({ status }) => status === 'ACTIVE' || status === 'WAITING').length,
      },
    }),
    CreateCoupon: ({ code, discount, commission, startsOn, endsOn }) => {
      const made = coupon(String(code), {
        discount: Number(discount), commission: Number(commission), startsOn: startsOn as string | null, endsOn: endsOn as string | null,
        status: 'WAITING',
      });
      coupons.unshift(made);
      return { createCoupon: { __typename: 'CouponPayload', coupon: made, error: null } };
    },
    EndCoupon: ({ code }) => {
      const at = coupons.findIndex((each) => each.code === code);
      const ended = { ...coupons[at], status: 'ENDED' } as CouponFieldsFragment;
      coupons[at] = ended;
      return { endCoupon: { __typename: 'CouponPayload', coupon: ended, error: null } };
    },
    AffiliateStatistics: ({ by }) => ({
      affiliateStatistics: {
        __typename: 'AffiliateStatistics', companyId, by,
        steps: [['2026-04-01', 190, 13, 8], ['2026-05-01', 222, 18, 11]]
          .map(([from, clicks, signUps, paid]) => ({ __typename: 'FunnelStep', from, clicks, signUps, paid })),
        codes: [['LOOP26', true, 214, 14, 9], ['LOOP20', false, 198, 17, 10]]
          .map(([code, isLink, clicks, signUps, paid]) => ({ __typename: 'FunnelCode', code, isLink, clicks, signUps, paid })),
      },
    }),
    Referrals: ({ filter, search }) => {
      const kind = ({ hasPaid, plan, state }: (typeof REFERRALS)[number]) => (
        state !== 'COUNTED' ? 'UNDECIDED' : hasPaid ? 'PAYING' : plan === 'Trial' ? 'TRIAL' : 'FREE'
      );
      const many = (wanted: string) => REFERRALS.filter((each) => kind(each) === wanted).length;
      const counts = {
        __typename: 'ReferralCounts' as const, all: REFERRALS.length, paying: many('PAYING'), trial: many('TRIAL'), free: many('FREE'),
      };
      const text = typeof search === 'string' ? search.toLowerCase() : '';
      const nodes = REFERRALS.filter((each) => (
        (filter === 'ALL' || filter === undefined || kind(each) === filter) && each.referred.name.toLowerCase().includes(text)
      ));
      return { referrals: { __typename: 'ReferralPage', ...page, total: nodes.length, counts, nodes } };
    },
    Payouts: ({ after }) => ({
      affiliatePayouts: {
        __typename: 'AffiliatePayoutPage', total: 3, amount: 202_000, hasMore: after == null, endCursor: after == null ? 'april' : null,
        nodes: after == null
          ? [payout('2026-05-08', 69_000, 7, true), payout('2026-04-30', 85_000, 9, true)]
          : [payout('2026-02-28', 48_000, 5, true)],
      },
    }),
    PayoutEntries: () => ({ payoutEntries: { __typename: 'CouponUsePage', ...page, total: ENTRIES.length, nodes: ENTRIES } }),
    ChangePayoutAccount: ({ holder }) => {
      asked = { ...account('3000'), holder: String(holder) };
      return { changePayoutAccount: accounts(false) };
    },
    WithdrawPayoutAccount: () => {
      asked = null;
      return { withdrawPayoutAccount: accounts(false) };
    },
    ConfirmPayoutAccount: () => {
      asked = null;
      return { confirmPayoutAccount: accounts(true) };
    },
    Earnings: () => ({ couponUses: { __typename: 'CouponUsePage', ...page, total: LINES.length, nodes: LINES } }),
  };
}

function payout(day: string, amount: number, lines: number, isPaid: boolean): AffiliateFieldsFragment['payouts'][number] {
  return {
    __typename: 'AffiliatePayout', id: isPaid ? `p-${day}` : 'EUR.2026-05.2026-05', day, currency: 'EUR', amount, lines, isPaid,
    cameBack: null,
    receiptUrl: isPaid ? `/api/v1/affiliate/receipts/${day}` : null,
  };
}

function account(end: string): AccountFieldsFragment {
  return { __typename: 'PayoutAccount', holder: 'Loopcrate UG', iban: `DE•• •••• •••• ${end}`, at: '2026-05-01T10:00:00Z' };
}

function entry(id: string, companyName: string, commissionAmount: number): PayoutEntriesQuery['payoutEntries']['nodes'][number] {
  return {
    __typename: 'CouponUse', id, companyName, isTakenBack: commissionAmount < 0, percent: 15, base: Math.round(commissionAmount / 0.15),
    commissionAmount, currency: 'EUR', dateUsed: '2026-05-12T10:00:00Z',
  };
}

function month(name: string, paid: number, pending: number): AffiliateFieldsFragment['months'][number] {
  return { __typename: 'MonthOfCommission', month: name, paid, pending };
}

function coupon(code: string, more: Partial<CouponFieldsFragment>): CouponFieldsFragment {
  return {
    __typename: 'Coupon', code, companyId: 'c1', discount: 10, commission: 10, status: 'ACTIVE', isScheduled: false, reason: null,
    startsOn: null, endsOn: null, createdAt: '2026-01-12T10:00:00Z', used: 0,
    earned: 0, ...more,
  };
}

function referral(
  id: string, name: string, more: Partial<ReferralsQuery['referrals']['nodes'][number]>,
): ReferralsQuery['referrals']['nodes'][number] {
  return {
    __typename: 'CompanyReferral', id, createdAt: '2026-05-12T10:00:00Z', code: 'LOOP26', plan: 'Free', hasPaid: false, state: 'COUNTED',
    reason: null,
    commission: 0, referred: { __typename: 'ReferredCompany', id: `company-${id}`, name, logo: null }, ...more,
  };
}

function line(
  id: string, companyName: string, more: Partial<EarningsQuery['couponUses']['nodes'][number]>,
): EarningsQuery['couponUses']['nodes'][number] {
  return {
    __typename: 'CouponUse', id, companyName, couponCode: 'LOOP26', isTakenBack: false, percent: 15, base: 0, commissionAmount: 0,
    currency: 'EUR',
    dateUsed: '2026-05-12T10:00:00Z', state: 'WAITING', reason: '', expectedAt: null, paidAt: null, paymentReceiptUrl: null, ...more,
  };
}
