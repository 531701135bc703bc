import { and, eq, gt } from 'drizzle-orm';
import type Stripe from 'stripe';
import { isUpgrade, type PlanPrice } from '@heartwood/contract/domain';
import type { Services } from '../../request/context';
import { conflict } from '../../request/errors';
import { billingSubscription } from '../plan';
import { keyOf } from './set-subscription';

/** When what is chosen begins. */
export type ChangeKind = 'NEW' | 'NOW' | 'AT_PERIOD_END' | 'AT_TRIAL_END';

/** The end of a company's running trial. */
export async function trialEndOf({ db, now }: Pick<Services, 'db' | 'now'>, companyId: string): Promise<Date | null> {
  const [row] = await db.orm.select({ endsAt: billingSubscription.endsAt }).from(billingSubscription).where(and(
    eq(billingSubscription.companyId, companyId), eq(billingSubscription.plan, 'Trial'), eq(billingSubscription.status, 'trialing'),
    gt(billingSubscription.endsAt, now()),
  ));
  return row?.endsAt ?? null;
}

/** What gives more counts at once, and its difference is paid; anything else counts from the next period on. */
export function changeKindOf(live: Stripe.Subscription, price: PlanPrice): Exclude<ChangeKind, 'NEW'> {
  if (live.status === 'trialing') return 'AT_TRIAL_END';
  if (live.status === 'past_due') throw conflict('The last payment did not go through. Pay it first, then change the plan.');
  const present = keyOf(live.items.data[0]?.price as Stripe.Price);
  return present && !isUpgrade(present, price) ? 'AT_PERIOD_END' : 'NOW';
}
