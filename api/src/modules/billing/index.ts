import './billing.fields';

export { writeDemoBilling } from './billing.demo';
export { billingRoutes } from './billing.routes';
export { hasHadDiscount, type CouponSource } from './coupon-source';
export { creditsForMoney } from './credits-for-money';
export { endPayments } from './end-deleted';
export { endGivenPlan } from './end-given-plan.job';
export type { Money, MoneyListener } from './money-listener';
export { paymentsOf, type PaymentKeys, type Payments } from './payments';
export { preparePrices } from './prepare-prices';
export { reconcilePayments, reconcileSome } from './reconcile.job';
export { reconcileReturns } from './reconcile-returns.job';
export { giveSubscription } from './set-subscription';
export { takeStripeEvent } from './take-stripe-event.job';
export { watchPlans } from './watch-plans.job';
