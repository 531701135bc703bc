import { CREDIT_ALLOWANCES } from '@heartwood/contract/domain';
import { and, asc, eq, gt, like } from 'drizzle-orm';
import type { Db, Statement } from '../../db/database';
import { monthsLater } from '../../text/days';
import { activeSubscription, billingSubscription } from '../plan';
import { creditLot } from './credit.table';
import { issueCredits } from './issue-credits';
import { lockBalance } from './move-credits';

/**
 * What is paid for gives its credits when it is paid: not in grace, and not in the hour in which a new period has begun and its invoice
 * waits. What an operator gave, and a trial, nobody pays for.
 */
function isCovered({ stripeId, status, paidUntil }: typeof billingSubscription.$inferSelect, now: Date): boolean {
  return stripeId === null ? status === 'active' || status === 'trialing' : status === 'active' && paidUntil !== null && paidUntil > now;
}

/**
 * Gives what comes with the plan in force: 50 with the trial, once and until it ends; of the others so many a month, counted from the day
 * on which the paid period began, or what was given, each until the next. A change of plan in between counts from the next month. False:
 * there is nothing to give now.
 */
export async function grantAllowance(tx: Db, companyId: string, now: Date): Promise<boolean> {
  await lockBalance(tx, companyId);
  const subscriptions = await tx.select().from(billingSubscription)
    .where(eq(billingSubscription.companyId, companyId)).orderBy(asc(billingSubscription.createdAt));
  const chosen = activeSubscription(subscriptions);
  if (!chosen || !isCovered(chosen, now) || (chosen.endsAt !== null && chosen.endsAt <= now)) return false;
  const amount = CREDIT_ALLOWANCES[chosen.plan];
  if (amount === 0) return false;
  const issue = { companyId, kind: 'GRANTED', amount, actorId: null, at: now } as const;
  if (chosen.plan === 'Trial') {
    return issueCredits(
      tx, { ...issue, expiresAt: chosen.endsAt, reference: 'trial', description: `${amount} credits granted with Trial` },
    );
  }
  const [running] = await tx.select({ id: creditLot.id }).from(creditLot)
    .where(and(eq(creditLot.companyId, companyId), like(creditLot.reference, 'allowance:%'), gt(creditLot.expiresAt, now)));
  if (running) return false;
  const { from, to } = monthOf((chosen.stripeId === null ? null : chosen.currentStart) ?? chosen.createdAt, now);
  const reference = `allowance:${from.toISOString().slice(0, 10)}`;
  return issueCredits(tx, { ...issue, expiresAt: to, reference, description: `${amount} credits granted with ${chosen.plan}` });
}

/** The month, counted from a moment, that another one lies in. */
export function monthOf(start: Date, now: Date): { from: Date; to: Date } {
  const months = (now.getUTCFullYear() - start.getUTCFullYear()) * 12 + now.getUTCMonth() - start.getUTCMonth();
  const passed = monthsLater(start, months) <= now ? months : months - 1;
  return { from: monthsLater(start, passed), to: monthsLater(start, passed + 1) };
}

/** $1 now. Companies with a plan whose credits for now they may not have. */
export const ALLOWANCES_DUE: Statement = {
  name: 'credit-allowances-due',
  text: `select distinct s.company_id as "companyId"
    from billing_subscription s
    join company c on c.id = s.company_id and c.deleted_at is null
    where (s.status = 'active' or (s.status = 'trialing' and s.stripe_id is null)) and (s.stripe_id is null or s.paid_until > $1::timestamptz)
      and s.plan <> 'Free' and (s.ends_at is null or s.ends_at > $1::timestamptz)
      and not exists (
        select from credit_lot l
        where l.company_id = s.company_id
          and case when s.plan = 'Trial' then l.reference = 'trial' else l.reference like 'allowance:%' and l.expires_at > $1::timestamptz end)`,
};
