import { canEditModule, type CompanyStanding, type PlanName } from '@heartwood/contract/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { enterCompany } from '../company';
import { requireViewer } from '../identity';
import { milestoneAssignment } from './goal-links.table';
import { readMarketPlan, type MarketPlan } from './market-plan';
import { canEditTimeline } from './timeline.policy';

export interface EnteredTimeline {
  companyId: string;
  viewerId: string;
  /** The page of theirs that sends it; null: not known. */
  tab: string | null;
  ownerId: string;
  standing: Exclude<CompanyStanding, { kind: 'none' }>;
  plan: PlanName;
  now: Date;
  /** What the level counted of it before the command. */
  before: MarketPlan;
}

const REFUSAL = "You don't have permission to edit the timeline.";

/** First line of a command on a timeline: takes the company's turn, then asks the policy. Throws FORBIDDEN. */
export async function enterTimeline(tx: Db, context: Context, companyId: string, refusal = REFUSAL): Promise<EnteredTimeline> {
  const entered = await takeTurn(tx, context, companyId);
  if (!canEditTimeline(entered.standing)) throw forbidden(refusal);
  return entered;
}

/** The same for a command on goals alone, which whoever they are assigned to may edit. Throws FORBIDDEN. */
export async function enterGoals(tx: Db, context: Context, companyId: string, ids: readonly string[]): Promise<EnteredTimeline> {
  const entered = await takeTurn(tx, context, companyId);
  if (canEditTimeline(entered.standing)) return entered;
  const { standing, viewerId } = entered;
  const { milestoneId, companyId: company, userId } = milestoneAssignment;
  const own = await tx.select({ id: milestoneId }).from(milestoneAssignment)
    .where(and(inArray(milestoneId, [...ids]), eq(company, companyId), eq(userId, viewerId)));
  const assigned = new Set(own.map(({ id }) => id));
  const mayEdit = ids.every((id) => canEditModule(standing, { assignees: assigned.has(id) ? [viewerId] : [], visibleTo: [] }));
  if (!mayEdit) throw forbidden(REFUSAL);
  return entered;
}

/** Whoever is in the company; what they may do is for the caller to ask. Throws FORBIDDEN for outsiders. */
export async function takeTurn(tx: Db, context: Context, companyId: string): Promise<EnteredTimeline> {
  const { userId } = requireViewer(context);
  const now = context.now();
  const { company, standing, plan } = await enterCompany(tx, userId, companyId, now);
  return {
    companyId, viewerId: userId, tab: context.tab, ownerId: company.createdBy, standing, plan, now,
    before: await readMarketPlan(tx, companyId),
  };
}
