import { LIMITS } from '@heartwood/contract/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { AppError, invalid } from '../../request/errors';
import { CATEGORIES, type CategoryInput } from './categories';
import { GOALS } from './delete-goal';
import { enterTimeline, type EnteredTimeline } from './enter-timeline';
import { setAssignees } from './goal-assignments';
import type { GoalInput } from './goals';
import { calendarCategory } from './lane.table';
import { PHASES, type PhaseInput } from './phases';
import { recordTimeline, type ChangedRecords } from './record-timeline';
import { writeGoal } from './save-goals';
import { removeRecord, writeRecord } from './save-record';

/** A file's or a template's rows; goals and phases may name the categories that come with them. */
export interface TimelineRows {
  categories: readonly CategoryInput[];
  phases: readonly PhaseInput[];
  goals: readonly GoalInput[];
  /** Whose goals are from now on; those that are not named keep who has them. */
  assignments: readonly GoalAssignees[];
}

export interface GoalAssignees { goalId: string; userIds: readonly string[] }

/** The ids of rows by their kind. */
export interface TimelineIds { categoryIds: readonly string[]; phaseIds: readonly string[]; goalIds: readonly string[] }

const { max } = LIMITS.importedRows;

/**
 * The rows of a file or a template, all or none; the same again changes nothing. A category that is called as one that stands there is
 * that one. Answers the ids of all of them. Throws as `saveGoal` does, the field with its row: `goals.3.title`; and INVALID for no rows
 * or too many.
 */
export async function importGoals(
  context: Context, companyId: string, { categories, phases, goals, assignments }: TimelineRows,
): Promise<TimelineIds> {
  // What goals stand in does not count against them: a file of 200 brings its categories.
  const counts = [categories.length, phases.length, goals.length, assignments.length];
  if (counts.every((count) => count === 0) || counts.some((count) => count > max)) {
    throw invalid('goals', `Between 1 and ${max} rows can be imported at once.`);
  }
  return context.db.transaction(async (tx) => {
    const entered = await enterTimeline(tx, context, companyId);
    const known = await knownCategories(tx, entered, categories);
    const categoryOf = ({ categoryId }: { categoryId?: string | null | undefined }) => (
      categoryId == null ? {} : { categoryId: known.get(categoryId) ?? categoryId }
    );
    const changed: ChangedRecords[] = [];
    for (const [at, row] of categories.entries()) {
      if (!known.has(row.id)) changed.push(...await inRow(`categories.${at}`, () => writeRecord(tx, CATEGORIES, entered, row)));
    }
    for (const [at, row] of phases.entries()) {
      changed.push(...await inRow(`phases.${at}`, () => writeRecord(tx, PHASES, entered, { ...row, ...categoryOf(row) })));
    }
    for (const [at, row] of goals.entries()) {
      const isWritten = await inRow(`goals.${at}`, () => writeGoal(tx, entered, { ...row, ...categoryOf(row) }));
      if (isWritten) changed.push({ type: GOALS.type, ids: [row.id] });
    }
    for (const [at, { goalId, userIds }] of assignments.entries()) {
      const isWritten = await inRow(`assignments.${at}`, () => setAssignees(tx, context, { companyId, goalId }, [...new Set(userIds)]));
      if (isWritten) changed.push({ type: GOALS.type, ids: [goalId] });
    }
    if (changed.length > 0) await recordTimeline(tx, context, entered, byType(changed));
    const categoryIds = categories.map(({ id }) => known.get(id) ?? id);
    return { categoryIds, phaseIds: phases.map(({ id }) => id), goalIds: goals.map(({ id }) => id) };
  });
}

/** Takes rows away, softly, all or none; those that are not there are gone already. Throws FORBIDDEN, and INVALID for too many. */
export async function removeGoals(context: Context, companyId: string, { categoryIds, phaseIds, goalIds }: TimelineIds): Promise<void> {
  if ([categoryIds, phaseIds, goalIds].some(({ length }) => length > max))
    throw invalid('goalIds', `At most ${max} rows can be removed at once.`);
  await context.db.transaction(async (tx) => {
    const entered = await enterTimeline(tx, context, companyId);
    const changed: ChangedRecords[] = [];
    for (const id of goalIds) changed.push(...await removeRecord(tx, GOALS, entered, id));
    for (const id of phaseIds) changed.push(...await removeRecord(tx, PHASES, entered, id));
    for (const id of categoryIds) changed.push(...await removeRecord(tx, CATEGORIES, entered, id));
    if (changed.length > 0) await recordTimeline(tx, context, entered, byType(changed));
  });
}

/** Those that stand there under another id, by the id that they come with. */
async function knownCategories(tx: Db, { companyId }: EnteredTimeline, rows: readonly CategoryInput[]): Promise<Map<string, string>> {
  const { id, title, isDeleted } = calendarCategory;
  const present = await tx.select({ id, title }).from(calendarCategory)
    .where(and(eq(calendarCategory.companyId, companyId), eq(isDeleted, false)));
  const byTitle = new Map(present.map((row) => [row.title.toLowerCase(), row.id]));
  return new Map(rows.flatMap((row) => {
    const other = byTitle.get((row.title ?? '').replace(/\s+/g, ' ').trim().toLowerCase());
    return other === undefined || other === row.id ? [] : [[row.id, other] as const];
  }));
}

async function inRow<Value>(row: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.field !== undefined) throw invalid(`${row}.${error.field}`, error.message, error.code);
    throw error;
  }
}

function byType(changed: readonly ChangedRecords[]): ChangedRecords[] {
  const ids = new Map<string, string[]>();
  for (const each of changed) ids.set(each.type, [...new Set([...ids.get(each.type) ?? [], ...each.ids])]);
  return [...ids].map(([type, all]) => ({ type, ids: all }));
}
