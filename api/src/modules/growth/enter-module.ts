import { and, eq } from 'drizzle-orm';
import { canEditModule, type CompanyStanding, type ModuleKey, type ModuleReach, type PlanName } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { enterCompany } from '../company';
import { requireViewer } from '../identity';
import { componentAssignment, componentVisibility } from './growth.table';
import { refuseModule, type ModuleRight } from './growth.policy';

export interface EnteredModule {
  companyId: string;
  key: ModuleKey;
  viewerId: string;
  ownerId: string;
  standing: CompanyStanding;
  plan: PlanName;
  reach: ModuleReach;
  now: Date;
}

export interface ModuleAddress {
  companyId: string;
  key: ModuleKey;
}

/** First line of a command on a module: takes the company's turn, then asks the policy. Throws FORBIDDEN or LOCKED. */
export async function enterModule(tx: Db, context: Context, { companyId, key }: ModuleAddress, right: ModuleRight): Promise<EnteredModule> {
  const { userId } = requireViewer(context);
  const now = context.now();
  const { company, standing, plan } = await enterCompany(tx, userId, companyId, now);
  const reach = await reachOf(tx, companyId, key);
  const refusal = refuseModule(right, { key, standing, reach, plan });
  if (refusal) throw refusal;
  return { companyId, key, viewerId: userId, ownerId: company.createdBy, standing, plan, reach, now };
}

export async function reachOf(tx: Db, companyId: string, key: ModuleKey): Promise<ModuleReach> {
  const assigned = await tx.select({ userId: componentAssignment.userId }).from(componentAssignment)
    .where(and(eq(componentAssignment.companyId, companyId), eq(componentAssignment.key, key)));
  const visible = await tx.select({ userId: componentVisibility.userId }).from(componentVisibility)
    .where(and(eq(componentVisibility.companyId, companyId), eq(componentVisibility.key, key)));
  return { assignees: assigned.map((row) => row.userId), visibleTo: visible.map((row) => row.userId) };
}

/** Whether somebody may change a field of the company that is a module of the plan, such as its sectors. */
export async function canEditPlanField(tx: Db, companyId: string, key: ModuleKey, standing: CompanyStanding): Promise<boolean> {
  return canEditModule(standing, await reachOf(tx, companyId, key));
}
