import { canCommentOnModule, canEditModule, canShareModule, type CompanyStanding, type ModuleReach } from '@heartwood/contract/domain';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden, invalid } from '../../request/errors';
import { takeTurn, type EnteredTimeline } from './enter-timeline';
import { milestoneAssignment } from './goal-links.table';
import { milestone } from './timeline.table';

export interface GoalAddress { companyId: string; goalId: string }

/** `edit` it, `share` = assign it, `comment` on it: the same as of a module (product decisions 12 and 112). */
export type GoalRight = 'edit' | 'share' | 'comment';

export const GOAL_GRANTS: Record<GoalRight, (standing: CompanyStanding, reach: ModuleReach) => boolean> = {
  edit: canEditModule, share: canShareModule, comment: canCommentOnModule,
};

const REFUSALS: Record<GoalRight, string> = {
  edit: "You don't have permission to edit this goal.",
  share: "You don't have permission to assign this goal.",
  comment: "You don't have permission to comment on this goal.",
};

export interface EnteredGoal extends EnteredTimeline {
  goal: typeof milestone.$inferSelect;
  assignees: string[];
}

/** First line of a command on one goal that is there: takes the company's turn, then asks the policy. Throws FORBIDDEN, and INVALID. */
export async function enterGoal(tx: Db, context: Context, { companyId, goalId }: GoalAddress, right: GoalRight): Promise<EnteredGoal> {
  const entered = await takeTurn(tx, context, companyId);
  const { milestoneId, companyId: company, userId } = milestoneAssignment;
  const rows = await tx.select({ userId }).from(milestoneAssignment).where(and(eq(milestoneId, goalId), eq(company, companyId)));
  const assignees = rows.map((row) => row.userId);
  if (!GOAL_GRANTS[right](entered.standing, { assignees, visibleTo: [] })) throw forbidden(REFUSALS[right]);
  const [goal] = await tx.select().from(milestone)
    .where(and(eq(milestone.id, goalId), eq(milestone.companyId, companyId), eq(milestone.isDeleted, false)));
  if (!goal) throw invalid('goalId', 'This goal is not there any more.');
  return { ...entered, goal, assignees };
}
