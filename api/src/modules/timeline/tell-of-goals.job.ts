import type { Services } from '../../request/context';
import { dayFrom } from '../../text/days';
import { defineJob, every } from '../jobs';
import { companySubject, goalSubject, morningZones, notify, notifyEach } from '../notification';
import { milestoneNotice } from './goal-notice.table';
import { GOAL_NOTICE_ZONES, GOAL_NOTICES, type GoalNotice } from './goal-notices.queries';

const AT_ONCE = 500;
/** The clocks of people are at most so many days apart, and a late goal is looked for a week long. */
const [DAYS_BEFORE, DAYS_AFTER] = [9, 1];
const WEEK = 7;
const MONDAY = 1;

/**
 * Looks four times an hour for people where it is eight o'clock, and tells them of their goals that are due that day or have become
 * late; on Mondays it asks for check-ins. Their goals are those that they are assigned to, and for the owner those of nobody. What-if
 * goals are not the plan. Each is told once: what was told is written down in the same transaction.
 */
export const tellOfGoals = defineJob({
  kind: 'tell-of-goals',
  repeats: every({ minutes: 15 }),
  run: async (services) => {
    const { db, now } = services;
    const bounds = [dayFrom(now(), -DAYS_BEFORE), dayFrom(now(), DAYS_AFTER), isMondaySomewhere(now()) ? dayFrom(now(), 1 - WEEK) : null];
    const ready = morningZones(await db.read<{ zone: string | null }>(GOAL_NOTICE_ZONES, bounds), now());
    if (ready.length === 0) return;
    for (let found = AT_ONCE; found === AT_ONCE;) {
      const notices = await db.read<GoalNotice>(GOAL_NOTICES, [...bounds, JSON.stringify(ready), AT_ONCE]);
      found = notices.length;
      for (const ofPerson of grouped(notices, ({ userId }) => userId)) await tell(services, ofPerson);
    }
  },
});

/** Tells one person what they have not been told meanwhile by another process. */
async function tell(services: Services, notices: readonly GoalNotice[]): Promise<void> {
  await services.db.transaction(async (tx) => {
    const rows = notices.map(({ goalId, userId, cause, day }) => ({ milestoneId: goalId, userId, cause, day, toldAt: services.now() }));
    const written = await tx.insert(milestoneNotice).values(rows).onConflictDoNothing()
      .returning({ goalId: milestoneNotice.milestoneId, cause: milestoneNotice.cause });
    const untold = notices.filter((one) => written.some(({ goalId, cause }) => goalId === one.goalId && cause === one.cause));
    for (const { cause, userId, companyId, ...goal } of untold) {
      if (cause === 'CHECK_IN') continue;
      const subject = goalSubject(goal.goalId);
      await notify(tx, services, {
        to: [userId], type: `GOAL_${cause}`, actorId: null, companyId, subject, groupKey: `GOAL_DAY:${subject}`, data: dataOf(goal),
      });
    }
    const asked = grouped(untold.filter(({ cause }) => cause === 'CHECK_IN'), ({ companyId }) => companyId);
    for (const goals of asked) {
      const [first] = goals as [GoalNotice];
      const { userId, companyId } = first;
      await notifyEach(tx, services, {
        to: [{ userId, type: 'GOAL_CHECK_IN', actorId: null, count: goals.length }], companyId, subject: companySubject(companyId),
        groupKey: `GOAL_CHECK_IN:${companyId}`, data: dataOf(first),
      });
    }
  });
}

const dataOf = ({ goalId, goalTitle, dueDate }: Pick<GoalNotice, 'goalId' | 'goalTitle' | 'dueDate'>) => ({ goalId, goalTitle, dueDate });

/** It is Monday at one of the 26 hours that clocks show at once. */
function isMondaySomewhere(now: Date): boolean {
  const HOUR = 3_600_000;
  return [-12, 14].some((hours) => new Date(now.getTime() + hours * HOUR).getUTCDay() === MONDAY);
}

/** Rows with the same key, in their order. */
function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...groups.get(keyOf(row)) ?? [], row]);
  return [...groups.values()];
}
