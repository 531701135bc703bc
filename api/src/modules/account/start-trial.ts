import { and, eq } from 'drizzle-orm';
import { TRIAL_MONTHS } from '@heartwood/contract/domain';
import type { Context } from '../../context';
import { conflict, forbidden } from '../../errors';
import { billingSubscription, canManageBilling, enterCompany, recordCompanyEvent } from '../company';
import { requireViewer } from '../identity';

/** Two months with everything of Pro, once a company (product/decisions 20). */
export async function startTrial(context: Context, { companyId }: { companyId: string }): Promise<{ id: string }> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const { standing, plan } = await enterCompany(tx, userId, companyId, now);
    if (!canManageBilling(standing)) throw forbidden("You don't have permission to start the trial.");
    if (plan === 'Trial') return;
    if (plan !== 'Free') throw conflict(`This company has the ${plan} plan.`);
    const used = await tx.$count(billingSubscription, and(eq(billingSubscription.companyId, companyId), eq(billingSubscription.plan, 'Trial')));
    if (used > 0) throw conflict('The trial of this company has been used.');
    await tx.insert(billingSubscription).values({ companyId, plan: 'Trial', status: 'trialing', endsAt: monthsLater(now, TRIAL_MONTHS), createdAt: now });
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: userId });
  });
  return { id: companyId };
}

/** The same day of a later month, or that month's last day: two months after 31 December are 28 or 29 February. */
export function monthsLater(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}
