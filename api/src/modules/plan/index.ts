export { creditBalance } from './credit-balance.table';
export { billingSubscription, trialUse } from './plan.table';
export {
  activeSubscription, CREDITS_SQL, planInForceOf, planNameOf, planOf, SUBSCRIPTIONS_SQL,
  type Plan, type PlanInForce, type SeatFacts, type SubscriptionFacts,
} from './plan';
export { writeDemoSubscription } from './plan.demo';
export { PlanNameRef, PlanRef } from './plan.schema';
