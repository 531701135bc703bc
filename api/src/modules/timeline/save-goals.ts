import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { mergeRow } from '../../db/merge-row';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import type { JsonObject } from '../../events/bus';
import { logActivity, type Activity, type GoalChange } from '../activity';
import { refuseDeleted } from '../identity';
import { refreshForecast } from './check-ins';
import { GOALS } from './delete-goal';
import { enterGoals, type EnteredTimeline } from './enter-timeline';
import { checkLinks, readLinks, writeLinks } from './goal-links';
import { checkGoal, type GoalFields, type GoalInput, type GoalSet } from './goals';
import { checkLanes } from './lane-links';
import { recordTimeline } from './record-timeline';
import { mustHaveRoom } from './save-record';
import { milestone } from './timeline.table';

const ROOM = { ...GOALS, most: 10_000, many: 'goals' };
const MOST_AT_ONCE = 200;
const MOST_MOVES = 500;

/**
 * Creates or changes a goal, or brings a deleted one back; the same call twice changes nothing. With a status it is achieved or set
 * back. Throws FORBIDDEN for who may not edit the timeline and for an id that stands elsewhere, INVALID with a field, DELETED for a
 * change (`baseRevision`) to a goal that is not there, and CONFLICT with the field that somebody else has changed since.
 */
export async function saveGoal(context: Context, companyId: string, input: GoalInput): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterGoals(tx, context, companyId, [input.id]);
    if (await writeGoal(tx, entered, input)) await recordTimeline(tx, context, entered, [{ type: 'Goal', ids: [input.id] }]);
  });
}

/** The same change to several goals that are there, all or none. Throws as `saveGoal` does. */
export async function updateGoals(context: Context, companyId: string, ids: readonly string[], set: GoalSet): Promise<void> {
  const each = [...new Set(ids)];
  if (each.length === 0 || each.length > MOST_AT_ONCE) throw invalid('ids', `Between 1 and ${MOST_AT_ONCE} goals can be changed at once.`);
  await changeGoals(context, companyId, 'ids', each.map((id) => ({ ...set, id })));
}

/** The day on which a goal is due from now on. */
export type GoalMove = Pick<GoalInput, 'id' | 'date' | 'baseRevision'>;

/** Other days for several goals that are there, all or none: one that slips, with those that it pushes. Throws as `saveGoal` does. */
export async function shiftGoals(context: Context, companyId: string, moves: readonly GoalMove[]): Promise<void> {
  if (moves.length === 0 || moves.length > MOST_MOVES) throw invalid('moves', `Between 1 and ${MOST_MOVES} goals can be moved at once.`);
  await changeGoals(context, companyId, 'moves', moves.map(({ id, date, baseRevision }) => ({ id, date: date ?? null, baseRevision })));
}

async function changeGoals(context: Context, companyId: string, field: string, inputs: readonly GoalInput[]): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterGoals(tx, context, companyId, inputs.map(({ id }) => id));
    const written: string[] = [];
    for (const input of inputs) {
      const [row] = await tx.select({ id: milestone.id }).from(milestone)
        .where(and(eq(milestone.id, input.id), eq(milestone.companyId, companyId), eq(milestone.isDeleted, false)));
      if (!row) throw invalid(field, 'One of these goals is not there any more.');
      if (await writeGoal(tx, entered, input)) written.push(input.id);
    }
    if (written.length > 0) await recordTimeline(tx, context, entered, [{ type: 'Goal', ids: written }]);
  });
}

/** Whether anything was written. */
export async function writeGoal(tx: Db, entered: EnteredTimeline, input: GoalInput): Promise<boolean> {
  const { companyId, viewerId, tab, now } = entered;
  const { id, baseRevision } = input;
  const [row] = await tx.select().from(milestone).where(eq(milestone.id, id));
  if (row && row.companyId !== companyId) throw forbidden();
  await refuseDeleted(tx, row, baseRevision);
  const isThere = row !== undefined && !row.isDeleted;
  if (!isThere) await mustHaveRoom(tx, ROOM, companyId);
  const checked = checkGoal(input, row, now);
  const before = row ? await readLinks(tx, id) : { dependsOnIds: [], partIds: [] };
  const links = await checkLinks(tx, { companyId, id }, input, before);
  const color = await colorOf(tx, entered, id, checked, row?.relatedGoalId ?? null);
  const columns = { ...checked, color, ...await checkLanes(tx, entered, input, row), deletedWith: null };
  const { written: { dependsOnIds, partIds, ...written }, isSame } = mergeRow(
    row && { ...row, ...before }, { ...columns, ...links }, { by: viewerId, at: now, baseRevision, tab },
  );
  if (isSame) return false;
  const [mine] = await tx.insert(milestone).values({ ...written, id, companyId, createdBy: viewerId, createdAt: now })
    .onConflictDoUpdate({ target: milestone.id, set: written, setWhere: eq(milestone.companyId, companyId) })
    .returning({ id: milestone.id });
  // Another company has taken the same id since it was read.
  if (!mine) throw forbidden();
  await writeLinks(tx, { companyId, id }, before, { dependsOnIds, partIds });
  // The forecast is of the value that is to be reached.
  if (row && (row.milestoneValue !== columns.milestoneValue || row.metricType !== columns.metricType)) await refreshForecast(tx, id);
  const was = isThere ? fieldsBefore({ ...row, ...before }, { ...columns, ...links }) : undefined;
  for (const line of whatHappened(
    isThere ? row : undefined, columns, was,
  )) await logActivity(tx, { ...entered, component: `goal:${id}` }, line);
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

type LoggedGoal = Pick<GoalFields, 'status' | 'dateAchieved' | 'title' | 'date'>;

/** What a change has written over: the fields that have another value now. */
function fieldsBefore(row: object, { deletedWith: _mark, ...after }: { deletedWith: null } & object): JsonObject {
  const before = row as JsonObject;
  return Object.fromEntries(Object.keys(after).filter((name) => (
    JSON.stringify(before[name]) !== JSON.stringify((after as JsonObject)[name])
  ))
    .map((name) => [name, before[name] ?? null]));
}

/** The lines of the history; the last one has what was there before. */
function whatHappened(before: LoggedGoal | undefined, { status, dateAchieved, title, date }: LoggedGoal, was?: JsonObject): Activity[] {
  if (!before || !was) return status === 'ACHIEVED' && dateAchieved !== null
    ? [{ type: 'GOAL_ACHIEVED', date: dateAchieved }] : [{ type: 'ITEM_SAVED', label: title.slice(0, 60) }];
  const lines: GoalChange[] = before.date === date ? [] : [{ type: 'GOAL_MOVED', from: before.date, to: date }];
  if (status !== before.status) {
    lines.push(status === 'ACHIEVED' && dateAchieved !== null ? { type: 'GOAL_ACHIEVED', date: dateAchieved } : { type: 'GOAL_REOPENED' });
  }
  const fields = Object.keys(was).filter((name) => (
    name !== 'date' && name !== 'status' && (status === before.status || name !== 'dateAchieved')
  ));
  if (fields.length > 0) lines.push({ type: 'GOAL_CHANGED', fields });
  return lines.map((line, at) => (at === lines.length - 1 ? { ...line, was } : line));
}
