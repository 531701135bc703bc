import type { DemoCoupon, DemoReferral } from '../affiliate';

/** Of Fernwood Kitchen: each state that a coupon can have. */
export const DEMO_COUPONS: readonly DemoCoupon[] = [
  { code: 'LUNCH10', discount: 10, commission: 20, status: 'ACTIVE', daysAgo: 57 },
  { code: 'MARKET5', discount: 5, commission: 25, status: 'ACTIVE', daysAgo: 21 },
  { code: 'WINTER25', discount: 25, commission: 10, status: 'ACTIVE', daysAgo: 6, startsInDays: 18 },
  { code: 'FOUNDERS', discount: 40, commission: 10, status: 'WAITING', daysAgo: 2 },
  { code: 'EARLYBIRD', discount: 30, commission: 10, status: 'ENDED', daysAgo: 58 },
  {
    code: 'HALF', discount: 40, commission: 30, status: 'REJECTED', daysAgo: 40,
    reason: 'A commission of 30% with so large a discount needs a call with us first.',
  },
];

export const DEMO_CLICKS = [
  { code: null, visitors: 64 }, { code: 'LUNCH10', visitors: 41 }, { code: 'EARLYBIRD', visitors: 23 }, { code: 'MARKET5', visitors: 9 },
] as const;

/** The days are those on which the demo's companies were founded, and what they paid is without tax and after the code's discount. */
export const demoReferrals = (id: { mira: string; salt: string; kilo: string; tideline: string }): readonly DemoReferral[] => [
  { companyId: id.mira, name: 'Mira Optics', code: 'EARLYBIRD', foundedDaysAgo: 60, payments: [{ base: 20_160, daysAgo: 52 }] },
  { companyId: id.salt, name: 'Salt & Grid', code: 'LUNCH10', foundedDaysAgo: 56, payments: [{ base: 21_421, daysAgo: 49 }] },
  {
    companyId: id.tideline, name: 'Tideline Sensors', code: 'LUNCH10', foundedDaysAgo: 41,
    payments: [{ base: 2_107, daysAgo: 30, refundedDaysAgo: 27 }],
  },
  { companyId: id.kilo, name: 'Kilo Robotics', code: null, foundedDaysAgo: 15, payments: [{ base: 49_411, daysAgo: 4 }] },
];
