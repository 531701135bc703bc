import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { fieldsBeforeActivity } from '../activity';
import type { GoalAddress } from './enter-goal';
import { enterGoals } from './enter-timeline';
import type { GoalSet } from './goals';
import { recordTimeline } from './record-timeline';
import { writeGoal } from './save-goals';
import { milestone } from './timeline.table';

/**
 * Puts back what a line of a goal's history has changed; other fields stay as they are. Twice is once. `entryId` is the line's. Throws
 * FORBIDDEN for who may not edit the goal, and INVALID for a line that changed nothing and for what cannot stand there any more.
 */
export async function restoreGoal(context: Context, { companyId, goalId, entryId }: GoalAddress & { entryId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterGoals(tx, context, companyId, [goalId]);
    const [goal] = await tx.select({ id: milestone.id }).from(milestone)
      .where(and(eq(milestone.id, goalId), eq(milestone.companyId, companyId), eq(milestone.isDeleted, false)));
    if (!goal) throw invalid('goalId', 'This goal is not there any more.');
    const was = /^\d{1,15}$/.test(entryId)
      ? await fieldsBeforeActivity(tx, { companyId, component: `goal:${goalId}`, id: Number(entryId) }) : null;
    if (!was) throw invalid('entryId', 'There is nothing to put back here.');
    const isWritten = await writeGoal(tx, entered, { ...was as GoalSet, id: goalId });
    if (isWritten) await recordTimeline(tx, context, entered, [{ type: 'Goal', ids: [goalId] }]);
  });
}
