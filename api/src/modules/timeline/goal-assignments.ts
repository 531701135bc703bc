import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { logActivity } from '../activity';
import { findColleagues } from '../company';
import { notify } from '../notification';
import { aboutGoal } from './about-goal';
import { enterGoal, type EnteredGoal, type GoalAddress } from './enter-goal';
import { milestoneAssignment } from './goal-links.table';
import { recordTimeline } from './record-timeline';

/** Gives a goal to an accepted member whose user is verified, or to the owner (spec section 5). Twice is once. */
export async function addGoalAssignment(context: Context, input: GoalAddress & { userId: string }): Promise<void> {
  const { goalId, userId } = input;
  await context.db.transaction(async (tx) => {
    const entered = await enterGoal(tx, context, input, 'share');
    if (await assign(tx, context, entered, userId)) await recordTimeline(tx, context, entered, [{ type: 'Goal', ids: [goalId] }]);
  });
}

async function assign(tx: Db, context: Context, entered: EnteredGoal, userId: string): Promise<boolean> {
  const { companyId, goal: { id: milestoneId }, now: createdAt } = entered;
  const colleague = (await findColleagues(tx, entered, [userId])).get(userId);
  if (!colleague?.isVerified) throw invalid('userId', 'Only accepted and verified members can be assigned.');
  const added = await tx.insert(milestoneAssignment).values({ companyId, milestoneId, userId, createdAt })
    .onConflictDoNothing().returning({ userId: milestoneAssignment.userId });
  if (added.length === 0) return false;
  await logActivity(tx, { ...entered, component: `goal:${milestoneId}` }, { type: 'ASSIGNED', userId, name: colleague.name });
  await notify(tx, context, { ...aboutGoal(entered), to: [userId], type: 'GOAL_ASSIGNED' });
  return true;
}

/** Takes a goal from somebody; it may be a person who has left. Twice is once. */
export async function removeGoalAssignment(context: Context, input: GoalAddress & { userId: string }): Promise<void> {
  const { goalId, userId } = input;
  await context.db.transaction(async (tx) => {
    const entered = await enterGoal(tx, context, input, 'share');
    if (await unassign(tx, entered, userId)) await recordTimeline(tx, context, entered, [{ type: 'Goal', ids: [goalId] }]);
  });
}

async function unassign(tx: Db, entered: EnteredGoal, userId: string): Promise<boolean> {
  const { goal: { id } } = entered;
  const removed = await tx.delete(milestoneAssignment)
    .where(and(eq(milestoneAssignment.milestoneId, id), eq(milestoneAssignment.userId, userId)))
    .returning({ userId: milestoneAssignment.userId });
  if (removed.length === 0) return false;
  const name = (await findColleagues(tx, entered, [userId])).get(userId)?.name ?? 'a former member';
  await logActivity(tx, { ...entered, component: `goal:${id}` }, { type: 'UNASSIGNED', userId, name });
  return true;
}

/** A goal is these people's from now on, in the transaction of another command, which tells the company; whether anything changed. */
export async function setAssignees(tx: Db, context: Context, address: GoalAddress, userIds: readonly string[]): Promise<boolean> {
  const entered = await enterGoal(tx, context, address, 'share');
  let isChanged = false;
  for (const userId of userIds.filter((each) => (
    !entered.assignees.includes(each)
  ))) isChanged = await assign(tx, context, entered, userId) || isChanged;
  for (const userId of entered.assignees.filter((each) => (
    !userIds.includes(each)
  ))) isChanged = await unassign(tx, entered, userId) || isChanged;
  return isChanged;
}

/** Takes a person who leaves off every goal. */
export async function forgetAssignee(tx: Db, { companyId, userId }: { companyId: string; userId: string }): Promise<void> {
  await tx.delete(milestoneAssignment).where(and(eq(milestoneAssignment.companyId, companyId), eq(milestoneAssignment.userId, userId)));
}
