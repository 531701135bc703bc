import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { dayFrom } from '../../text/days';
import type { GoalFields } from './goals';
import { milestone } from './timeline.table';

/** Days count from the moment it is written. */
export interface DemoGoal extends Partial<Pick<GoalFields, 'metricType' | 'metricName' | 'milestoneValue' | 'color'>> {
  title: string;
  dueInDays: number;
  achievedDaysAgo?: number;
  showOnMarketPlan?: boolean;
}

/** Writes the goals of a company; answers their ids by title. */
export async function writeDemoGoals(
  tx: Db, companyId: string, goals: readonly DemoGoal[], now: Date,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { title, dueInDays, achievedDaysAgo, ...fields } of goals) {
    const id = randomUUID();
    ids.set(title, id);
    await tx.insert(milestone).values({
      ...fields, id, companyId, title, date: dayFrom(now, dueInDays),
      ...(achievedDaysAgo !== undefined && { status: 'ACHIEVED' as const, dateAchieved: dayFrom(now, -achievedDaysAgo) }),
    });
  }
  return ids;
}
