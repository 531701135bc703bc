import { companyOf, type Told, type Type, type Words } from './told';

/** Of the affiliate programme: for who sees the company's billing. */
export const OF_AFFILIATES = {
  AFFILIATE_APPROVED: {
    kind: 'BILLING', mail: 'now', words: (told) => ofCompany(told, `${companyOf(told)} is an affiliate. Your link works from now on`),
  },
  AFFILIATE_REFUSED: {
    kind: 'BILLING', mail: 'now',
    words: (told) => ofCompany(told, `The affiliate request of ${companyOf(told)} was not accepted${because(told)}`),
  },
  AFFILIATE_ENDED: {
    kind: 'BILLING',
    mail: 'now',
    words: (told) => ofCompany(
      told, `The affiliate programme of ${companyOf(told)} has ended${because(told)}. What it has earned until now is still paid out`,
    ),
  },
  COUPON_APPROVED: { kind: 'BILLING', mail: 'now', words: (told) => ofCoupon(told, 'is active') },
  COUPON_REFUSED: { kind: 'BILLING', mail: 'now', words: (told) => ofCoupon(told, `was not accepted${because(told)}`) },
  AFFILIATE_PAID: {
    kind: 'BILLING',
    mail: 'now',
    words: (told) => {
      const amount = told.data.amount ?? 'A payout';
      return {
        message: `${amount} of commission went out to ${companyOf(told)}`, strong: [amount, companyOf(told)], path: '/affiliate/earnings',
      };
    },
  },
  AFFILIATE_PAYOUT_RETURNED: {
    kind: 'BILLING',
    mail: 'now',
    words: (told) => {
      const { amount = 'A payout', account } = told.data;
      const who = account === undefined ? 'The bank' : `The account ending ${account}`;
      return {
        message: `${amount} for ${companyOf(told)} came back. ${who} refused it. Check the account: it goes out again with the next payout`,
        strong: [amount, companyOf(told)], path: '/affiliate/earnings',
      };
    },
  },
} as const satisfies Record<string, Type>;

const because = ({ data: { reason } }: Told) => (reason === undefined || reason === '' ? '' : `: ${reason}`);

const ofCompany = (told: Told, message: string): Words => ({ message, strong: [companyOf(told)], path: '/affiliate' });

function ofCoupon({ data: { code = 'A coupon' } }: Told, what: string): Words {
  return { message: `${code} ${what}`, strong: [code], path: '/affiliate/coupons' };
}
