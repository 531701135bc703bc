import { BillingPages } from '../features/billing/billing.pages';

export function SubscriptionRoute() {
  return <BillingPages />;
}
