import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { logActivity } from '../activity';
import { enterTimeline } from './enter-timeline';
import { recordTimeline } from './record-timeline';
import { milestone } from './timeline.table';

/** Soft: `saveGoal` with the same id brings it back. A goal that is not there is deleted already. Throws FORBIDDEN. */
export async function deleteGoal(context: Context, { companyId, id }: { companyId: string; id: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterTimeline(tx, context, companyId);
    const { viewerId, now } = entered;
    const [row] = await tx.update(milestone)
      .set({ isDeleted: true, revision: sql`${milestone.revision} + 1`, updatedBy: viewerId, updatedAt: now })
      .where(and(eq(milestone.id, id), eq(milestone.companyId, companyId), eq(milestone.isDeleted, false)))
      .returning({ title: milestone.title });
    if (!row) return;
    await logActivity(tx, { companyId, component: `goal:${id}`, viewerId, now }, { type: 'ITEM_DELETED', label: row.title.slice(0, 60) });
    await recordTimeline(tx, context, entered, { type: 'Goal', ids: [id] });
  });
}
