import type { Context } from '../../request/context';
import { enterTimeline } from './enter-timeline';
import { recordTimeline } from './record-timeline';
import { removeRecord } from './save-record';
import { milestone } from './timeline.table';

/** What a goal is among the records of a timeline. */
export const GOALS = { type: 'Goal', component: 'goal', table: milestone } as const;

/** Soft: `saveGoal` with the same id brings it back. A goal that is not there is deleted already. Throws FORBIDDEN. */
export async function deleteGoal(context: Context, { companyId, id }: { companyId: string; id: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterTimeline(tx, context, companyId);
    const changed = await removeRecord(tx, GOALS, entered, id);
    if (changed.length > 0) await recordTimeline(tx, context, entered, changed);
  });
}
