import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { mergeRow } from '../../db/merge-row';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { logActivity, type Activity } from '../activity';
import { enterTimeline, type EnteredTimeline } from './enter-timeline';
import { checkGoal, type GoalFields, type GoalInput, type GoalSet } from './goals';
import { recordTimeline } from './record-timeline';
import { milestone } from './timeline.table';

const MOST = 10_000;
const MOST_AT_ONCE = 200;

/**
 * Creates or changes a goal, or brings a deleted one back; the same call twice changes nothing. With a status it is achieved or set
 * back. Throws FORBIDDEN for who may not edit the timeline and for an id that stands elsewhere, INVALID with a field, and CONFLICT
 * with the field that somebody else has changed since `baseRevision`.
 */
export async function saveGoal(context: Context, companyId: string, input: GoalInput): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterTimeline(tx, context, companyId);
    if (await writeGoal(tx, entered, input)) await recordTimeline(tx, context, entered, { type: 'Goal', ids: [input.id] });
  });
}

/** The same change to several goals that are there, all or none. Throws as `saveGoal` does. */
export async function updateGoals(context: Context, companyId: string, ids: readonly string[], set: GoalSet): Promise<void> {
  const each = [...new Set(ids)];
  if (each.length === 0 || each.length > MOST_AT_ONCE) throw invalid('ids', `Between 1 and ${MOST_AT_ONCE} goals can be changed at once.`);
  await context.db.transaction(async (tx) => {
    const entered = await enterTimeline(tx, context, companyId);
    const written: string[] = [];
    for (const id of each) {
      const [row] = await tx.select({ id: milestone.id }).from(milestone)
        .where(and(eq(milestone.id, id), eq(milestone.companyId, companyId), eq(milestone.isDeleted, false)));
      if (!row) throw invalid('ids', 'One of these goals is not there any more.');
      if (await writeGoal(tx, entered, { ...set, id })) written.push(id);
    }
    if (written.length > 0) await recordTimeline(tx, context, entered, { type: 'Goal', ids: written });
  });
}

/** Whether anything was written. */
async function writeGoal(tx: Db, entered: EnteredTimeline, input: GoalInput): Promise<boolean> {
  const { companyId, viewerId, now } = entered;
  const { id, baseRevision } = input;
  const [row] = await tx.select().from(milestone).where(eq(milestone.id, id));
  if (row && row.companyId !== companyId) throw forbidden();
  const isThere = row !== undefined && !row.isDeleted;
  if (!isThere) await mustHaveRoom(tx, companyId);
  const checked = checkGoal(input, row, now);
  const columns = { ...checked, color: await colorOf(tx, entered, id, checked, row?.relatedGoalId ?? null) };
  const { written, isSame } = mergeRow(row, columns, { by: viewerId, at: now, baseRevision });
  if (isSame) return false;
  const [mine] = await tx.insert(milestone).values({ ...written, id, companyId, createdBy: viewerId, createdAt: now })
    .onConflictDoUpdate({ target: milestone.id, set: written, setWhere: eq(milestone.companyId, companyId) })
    .returning({ id: milestone.id });
  // Another company has taken the same id since it was read.
  if (!mine) throw forbidden();
  await logActivity(tx, { companyId, component: `goal:${id}`, viewerId, now }, whatHappened(row?.status, columns));
  return true;
}

/** A goal that follows another has its colour (spec section 5). Throws INVALID for one that is not there and for a circle. */
async function colorOf(
  tx: Db, { companyId }: EnteredTimeline, id: string, { relatedGoalId, color }: GoalFields, before: string | null,
): Promise<GoalFields['color']> {
  if (relatedGoalId === null) return color;
  const [related] = await tx.select({ color: milestone.color }).from(milestone)
    .where(and(eq(milestone.id, relatedGoalId), eq(milestone.companyId, companyId), eq(milestone.isDeleted, false)));
  // One that was followed already may have been deleted since, and may come back.
  if (!related && relatedGoalId === before) return color;
  if (!related) throw invalid('relatedGoalId', 'Only goals of this company can be followed.');
  if (relatedGoalId !== before && await leadsTo(tx, relatedGoalId, id)) {
    throw invalid('relatedGoalId', 'This goal follows the one that you are changing.');
  }
  return related.color;
}

/** Whether a goal follows another, however many stand between them; each follows itself. */
async function leadsTo(tx: Db, from: string, to: string): Promise<boolean> {
  const answer = await tx.execute(sql`
    with recursive followed as (
      select m.id, m.related_goal_id
      from milestone m
      where m.id = ${from}
      union
      select m.id, m.related_goal_id
      from followed f
      join milestone m on m.id = f.related_goal_id)
    select 1
    from followed
    where id = ${to}`);
  return (answer as unknown as { rows: unknown[] }).rows.length > 0;
}

async function mustHaveRoom(tx: Db, companyId: string): Promise<void> {
  const count = await tx.$count(milestone, and(eq(milestone.companyId, companyId), eq(milestone.isDeleted, false)));
  if (count >= MOST) throw invalid('id', `A company can have at most ${MOST.toLocaleString('en-US')} goals.`);
}

function whatHappened(before: GoalFields['status'] | undefined, { status, dateAchieved, title }: GoalFields): Activity {
  if (status === 'ACHIEVED' && before !== 'ACHIEVED' && dateAchieved !== null) return { type: 'GOAL_ACHIEVED', date: dateAchieved };
  if (status === 'IN_PROGRESS' && before === 'ACHIEVED') return { type: 'GOAL_REOPENED' };
  return { type: 'ITEM_SAVED', label: title.slice(0, 60) };
}
