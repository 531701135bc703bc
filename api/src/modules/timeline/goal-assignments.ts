import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { logActivity } from '../activity';
import { findColleagues } from '../company';
import { notify } from '../notification';
import { aboutGoal } from './about-goal';
import { enterGoal, type GoalAddress } from './enter-goal';
import { milestoneAssignment } from './goal-links.table';
import { recordTimeline } from './record-timeline';

/** Gives a goal to an accepted member whose user is verified, or to the owner (spec section 5). Twice is once. */
export async function addGoalAssignment(context: Context, input: GoalAddress & { userId: string }): Promise<void> {
  const { companyId, goalId, userId } = input;
  await context.db.transaction(async (tx) => {
    const entered = await enterGoal(tx, context, input, 'share');
    const colleague = (await findColleagues(tx, entered, [userId])).get(userId);
    if (!colleague?.isVerified) throw invalid('userId', 'Only accepted and verified members can be assigned.');
    const added = await tx.insert(milestoneAssignment).values({ companyId, milestoneId: goalId, userId, createdAt: entered.now })
      .onConflictDoNothing().returning({ userId: milestoneAssignment.userId });
    if (added.length === 0) return;
    await logActivity(tx, { ...entered, component: `goal:${goalId}` }, { type: 'ASSIGNED', userId, name: colleague.name });
    await notify(tx, context, { ...aboutGoal(entered), to: [userId], type: 'GOAL_ASSIGNED' });
    await recordTimeline(tx, context, entered, [{ type: 'Goal', ids: [goalId] }]);
  });
}

/** Takes a goal from somebody; it may be a person who has left. Twice is once. */
export async function removeGoalAssignment(context: Context, input: GoalAddress & { userId: string }): Promise<void> {
  const { goalId, userId } = input;
  await context.db.transaction(async (tx) => {
    const entered = await enterGoal(tx, context, input, 'share');
    const removed = await tx.delete(milestoneAssignment)
      .where(and(eq(milestoneAssignment.milestoneId, goalId), eq(milestoneAssignment.userId, userId)))
      .returning({ userId: milestoneAssignment.userId });
    if (removed.length === 0) return;
    const name = (await findColleagues(tx, entered, [userId])).get(userId)?.name ?? 'a former member';
    await logActivity(tx, { ...entered, component: `goal:${goalId}` }, { type: 'UNASSIGNED', userId, name });
    await recordTimeline(tx, context, entered, [{ type: 'Goal', ids: [goalId] }]);
  });
}

/** Takes a person who leaves off every goal. */
export async function forgetAssignee(tx: Db, { companyId, userId }: { companyId: string; userId: string }): Promise<void> {
  await tx.delete(milestoneAssignment).where(and(eq(milestoneAssignment.companyId, companyId), eq(milestoneAssignment.userId, userId)));
}
