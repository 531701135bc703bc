import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { daysFrom } from '../../text/days';
import { pageVisit } from './activity.table';

export interface DemoVisits { companyId: string; visitors: readonly string[]; now: Date }

/** How many people come on a day so many days ago: few at first, twice as many since last week. */
const comeOn = (daysAgo: number) => (daysAgo < 11 ? 4 + (daysAgo % 2) : daysAgo < 30 ? 2 : 1 + (daysAgo % 3 === 0 ? 1 : 0));
const DAYS = 58;

/** Strangers who look at a company's profile, each once a day, others every day. */
export async function writeDemoVisits(tx: Db, { companyId, visitors, now }: DemoVisits): Promise<void> {
  const rows = Array.from({ length: DAYS }, (_, daysAgo) => (
    Array.from({ length: Math.min(comeOn(daysAgo), visitors.length) }, (__, at) => {
      const visited = daysFrom(now, -daysAgo - (at + 1) / 48);
      const userId = visitors[(daysAgo * 3 + at) % visitors.length] ?? '';
      return {
        id: randomUUID(), userId, kind: 'COMPANY' as const, subjectId: companyId, day: visited.toISOString().slice(0, 10), at: visited,
      };
    })
  )).flat();
  await tx.insert(pageVisit).values(rows).onConflictDoNothing();
}
