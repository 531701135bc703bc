import { TRIAL_MONTHS, type PlanName } from '@heartwood/contract/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid, notFound } from '../../request/errors';
import { monthsLater } from '../../text/days';
import { giveSubscription } from '../billing';
import { company } from '../company';
import { recordAct } from '../operations';
import { billingSubscription, planInForceOf, type PlanInForce } from '../plan';

export interface PlanChange { companyId: string; plan: PlanName; endsAt: Date | null }

/**
 * Gives a company a plan, by an operator. What it had before ends now; Free is no subscription at all, and a
 * trial without an end has the usual one. Seats that are too many and what a smaller plan closes stay as they are. The same plan once
 * more changes nothing. Throws NOT_FOUND, INVALID for an end that has passed, and CONFLICT for a company that pays.
 */
export async function setPlan(
  context: Context, { companyId, plan, endsAt }: PlanChange,
): Promise<{ before: PlanInForce; after: PlanInForce }> {
  return context.db.transaction(async (tx) => {
    const now = context.now();
    if (endsAt !== null && endsAt <= now) throw invalid('endsAt', 'The end has passed already.');
    const [row] = await tx.select({ id: company.id }).from(company)
      .where(and(eq(company.id, companyId), isNull(company.deletedAt))).for('update');
    if (!row) throw notFound('There is no such company.');
    const subscriptions = () => tx.select().from(billingSubscription)
      .where(eq(billingSubscription.companyId, companyId)).orderBy(asc(billingSubscription.createdAt));
    const before = planInForceOf(await subscriptions(), now);
    if (before.name === plan && isMeant(before, endsAt)) return { before, after: before };
    const until = endsAt ?? (plan === 'Trial' ? monthsLater(now, TRIAL_MONTHS) : null);
    await giveSubscription(tx, context, { companyId, plan, endsAt: until, actorId: null });
    const after = planInForceOf(await subscriptions(), now);
    await recordAct(tx, context, { kind: 'plan-set', subject: companyId, data: { before: said(before), after: said(after) } });
    return { before, after };
  });
}

/** Whether the plan stands as it is wanted; a trial that runs already keeps its end where none is named. */
function isMeant({ name, endsAt: present }: PlanInForce, wanted: Date | null): boolean {
  return wanted === null ? name === 'Trial' || present === null : present?.getTime() === wanted.getTime();
}

const said = ({ name, endsAt }: PlanInForce) => ({ name, endsAt: endsAt?.toISOString() ?? null });
