import './affiliate.fields';
import './list.fields';
import './payout.fields';

export { writeDemoAffiliate, type DemoCoupon, type DemoReferral } from './affiliate.demo';
export { LINK_CODE_SQL } from './affiliate.queries';
export { affiliateMoney } from './affiliate-money';
export { affiliateRoutes } from './affiliate.routes';
export { forgetReferred } from './decide-referral';
export { forgetVisitorsJob } from './forget-visitors.job';
export { foundedBy } from './founding';
export { affiliateCoupons } from './redeem-coupon';
export { referCompany } from './refer-company.job';
