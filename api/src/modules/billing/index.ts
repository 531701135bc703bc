import './billing.fields';

export { paymentsOf, type PaymentKeys, type Payments } from './payments';
export type { CouponSource } from './coupon-source';
export type { MoneyListener } from './money-listener';
