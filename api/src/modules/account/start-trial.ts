import { eq } from 'drizzle-orm';
import { TRIAL_MONTHS } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { conflict, forbidden } from '../../request/errors';
import type { Db } from '../../db/database';
import { monthsLater } from '../../text/days';
import { giveSubscription } from '../billing';
import { canManageBilling, enterCompany } from '../company';
import { requireViewer } from '../identity';
import { trialUse } from '../plan';

/** Two months with everything of Pro, once a company (product/decisions 20) and once a person who starts one. */
export async function startTrial(context: Context, { companyId }: { companyId: string }): Promise<{ id: string }> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const { company, standing, plan } = await enterCompany(tx, userId, companyId, now);
    if (!canManageBilling(standing)) throw forbidden("You don't have permission to start the trial.");
    if (plan === 'Trial') return;
    if (plan !== 'Free') throw conflict(`This company has the ${plan} plan.`);
    await useTrial(tx, { companyId, userId: company.isDemo ? null : userId, createdAt: now });
    await giveSubscription(tx, context, { companyId, plan: 'Trial', endsAt: monthsLater(now, TRIAL_MONTHS), actorId: userId });
  });
  return { id: companyId };
}

async function useTrial(tx: Db, use: { companyId: string; userId: string | null; createdAt: Date }): Promise<void> {
  const [used] = await tx.insert(trialUse).values(use).onConflictDoNothing().returning();
  if (used) return;
  const [ofCompany] = await tx.select().from(trialUse).where(eq(trialUse.companyId, use.companyId));
  throw conflict(
    ofCompany
      ? 'The trial of this company has been used.'
      : 'You have started a free trial for another company. Each person can start one.',
  );
}
