import { forecast, GOAL_PACES, latestToday, type GoalPace } from '@heartwood/contract/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { oneOf, rowText } from '../../text/row-checks';
import { logActivity } from '../activity';
import { enterGoal, type GoalAddress } from './enter-goal';
import { metricValue } from './goals';
import { milestoneCheckIn } from './goal-talk.table';
import { recordTimeline } from './record-timeline';
import { milestone } from './timeline.table';

/** What is left out stays as it is; null empties. */
export interface CheckInInput {
  id: string;
  goalId: string;
  date?: string | null | undefined;
  value?: string | null | undefined;
  note?: string | null | undefined;
  pace?: GoalPace | null | undefined;
}

const MOST = 1_000;
/** As many as the forecast reads. */
const RECENT = 8;

/**
 * What was counted of a goal on a day: creates or changes, or brings a deleted one back. The goal's forecast follows. Throws FORBIDDEN
 * for who may not edit the goal, and INVALID with a field.
 */
export async function saveCheckIn(context: Context, companyId: string, input: CheckInInput): Promise<void> {
  const { id, goalId } = input;
  await context.db.transaction(async (tx) => {
    const entered = await enterGoal(tx, context, { companyId, goalId }, 'edit');
    const { goal, viewerId, now } = entered;
    const [row] = await tx.select().from(milestoneCheckIn).where(eq(milestoneCheckIn.id, id));
    if (row && (row.companyId !== companyId || row.milestoneId !== goalId)) throw forbidden();
    if (goal.metricType === 'text') throw invalid('goalId', 'Only a goal with a number or a percentage is checked in.');
    if (!row) await mustHaveRoom(tx, goalId);
    const given = <Name extends 'date' | 'value' | 'note' | 'pace'>(name: Name) => (input[name] === undefined ? row?.[name] : input[name]);
    const day = given('date');
    if (day == null) throw invalid('date', 'The day is required.');
    if (day > latestToday(now)) throw invalid('date', 'A check-in cannot be in the future.');
    const pace = given('pace');
    const columns = {
      date: day, value: metricValue('value', goal.metricType, given('value') ?? ''), note: rowText('note', given('note'), 'The note'),
      pace: pace == null ? null : oneOf('pace', pace, GOAL_PACES, 'The pace'), isDeleted: false,
    };
    const isSame = row !== undefined && Object.entries(columns).every(([name, value]) => row[name as keyof typeof row] === value);
    if (isSame) return;
    const made = { ...columns, id, companyId, milestoneId: goalId, authorId: viewerId, createdAt: now };
    const [mine] = await tx.insert(milestoneCheckIn).values(made)
      .onConflictDoUpdate({ target: milestoneCheckIn.id, set: columns, setWhere: eq(milestoneCheckIn.milestoneId, goalId) })
      .returning({ id: milestoneCheckIn.id });
    if (!mine) throw forbidden();
    await refreshForecast(tx, goalId);
    await logActivity(tx, { ...entered, component: `goal:${goalId}` }, { type: 'CHECKED_IN', value: columns.value });
    await recordTimeline(tx, context, entered, [{ type: 'Goal', ids: [goalId] }]);
  });
}

/** Soft: `saveCheckIn` with the same id brings it back. One that is not there is deleted already. Throws FORBIDDEN. */
export async function deleteCheckIn(context: Context, { id, ...where }: GoalAddress & { id: string }): Promise<void> {
  const { goalId } = where;
  await context.db.transaction(async (tx) => {
    const entered = await enterGoal(tx, context, where, 'edit');
    const [gone] = await tx.update(milestoneCheckIn).set({ isDeleted: true })
      .where(and(eq(milestoneCheckIn.id, id), eq(milestoneCheckIn.milestoneId, goalId), eq(milestoneCheckIn.isDeleted, false)))
      .returning({ value: milestoneCheckIn.value });
    if (!gone) return;
    await refreshForecast(tx, goalId);
    await logActivity(tx, { ...entered, component: `goal:${goalId}` }, { type: 'ITEM_DELETED', label: `check-in ${gone.value}` });
    await recordTimeline(tx, context, entered, [{ type: 'Goal', ids: [goalId] }]);
  });
}

/** What the goal itself keeps of its check-ins: the newest, and where the last of them lead. */
export async function refreshForecast(tx: Db, goalId: string): Promise<void> {
  const [goal] = await tx.select({ target: milestone.milestoneValue, type: milestone.metricType }).from(milestone)
    .where(eq(milestone.id, goalId));
  const { date, value, pace, createdAt } = milestoneCheckIn;
  const recent = await tx.select({ date, value, pace }).from(milestoneCheckIn)
    .where(and(eq(milestoneCheckIn.milestoneId, goalId), eq(milestoneCheckIn.isDeleted, false)))
    .orderBy(desc(date), desc(createdAt), desc(milestoneCheckIn.id))
    .limit(RECENT);
  const target = Number(goal?.target);
  const points = recent.map((each) => ({ date: each.date, value: Number(each.value) })).reverse();
  const isCounted = goal?.type !== 'text' && goal?.target !== '' && Number.isFinite(target);
  await tx.update(milestone).set({
    checkInValue: recent[0]?.value ?? null, checkInDate: recent[0]?.date ?? null, chosenPace: recent[0]?.pace ?? null,
    projectedDate: isCounted ? forecast(points, target)?.date ?? null : null,
  }).where(eq(milestone.id, goalId));
}

async function mustHaveRoom(tx: Db, goalId: string): Promise<void> {
  if (await tx.$count(milestoneCheckIn, eq(milestoneCheckIn.milestoneId, goalId)) < MOST) return;
  throw invalid('id', `A goal can have at most ${MOST.toLocaleString('en-US')} check-ins.`);
}
