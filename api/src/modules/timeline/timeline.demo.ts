import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { dayFrom } from '../../text/days';
import { milestone } from './timeline.table';

export interface DemoGoal { title: string; dueInDays: number; achievedDaysAgo?: number }

export async function writeDemoGoals(tx: Db, companyId: string, goals: readonly DemoGoal[], now: Date): Promise<void> {
  for (const { title, dueInDays, achievedDaysAgo } of goals) {
    await tx.insert(milestone).values({
      id: randomUUID(), companyId, title, date: dayFrom(now, dueInDays),
      ...(achievedDaysAgo !== undefined && { status: 'ACHIEVED' as const, dateAchieved: dayFrom(now, -achievedDaysAgo) }),
    });
  }
}
