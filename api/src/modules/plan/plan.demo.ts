import type { PlanName } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { billingSubscription } from './plan.table';

export interface DemoSubscription { plan: PlanName; endsAt: Date | null; createdAt: Date }

/** A subscription as it would stand in the table. */
export async function writeDemoSubscription(tx: Db, companyId: string, { plan, endsAt, createdAt }: DemoSubscription): Promise<void> {
  await tx.insert(billingSubscription).values({ companyId, plan, status: plan === 'Trial' ? 'trialing' : 'active', endsAt, createdAt });
}
