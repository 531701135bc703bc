export { billingSubscription, trialUse } from './plan.table';
export {
  activeSubscription, planInForceOf, planNameOf, planOf, SUBSCRIPTIONS_SQL, type Plan, type PlanInForce, type SeatFacts, type SubscriptionFacts,
} from './plan';
export { writeDemoSubscription } from './plan.demo';
export { PlanNameRef, PlanRef } from './plan.schema';
