import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { invalid } from '../../request/errors';
import type { EnteredTimeline } from './enter-timeline';
import { calendarCategory, scenario } from './lane.table';
import { refuseScenarios } from './timeline.policy';

interface Lanes { categoryId: string | null; scenarioId: string | null }
type LanesInput = { [Name in keyof Lanes]?: Lanes[Name] | undefined };

/**
 * The category and the scenario of a goal or a phase after a change. What stood there stays, also when it is deleted, for it may come
 * back. Throws INVALID for one that is not of the company, and LOCKED for another scenario where the plan closes them.
 */
export async function checkLanes(tx: Db, { companyId, plan }: EnteredTimeline, input: LanesInput, row: Lanes | undefined): Promise<Lanes> {
  const before: Lanes = { categoryId: row?.categoryId ?? null, scenarioId: row?.scenarioId ?? null };
  const { categoryId = before.categoryId, scenarioId = before.scenarioId } = input;
  if (scenarioId !== before.scenarioId) {
    const refused = refuseScenarios(plan);
    if (refused) throw refused;
  }
  for (const [field, table, id] of [['categoryId', calendarCategory, categoryId], ['scenarioId', scenario, scenarioId]] as const) {
    if (id === null || id === before[field]) continue;
    const [there] = await tx.select({ id: table.id }).from(table)
      .where(and(eq(table.id, id), eq(table.companyId, companyId), eq(table.isDeleted, false)));
    if (!there) throw invalid(field, `This ${field === 'categoryId' ? 'category' : 'scenario'} is not there any more.`);
  }
  return { categoryId, scenarioId };
}
