import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { recordCompanyEvent, type CompanyEventType } from '../company';
import type { EnteredTimeline } from './enter-timeline';
import { readMarketPlan } from './market-plan';

/** Records that came, changed or went, by their GraphQL type. */
export interface ChangedRecords { type: string; ids: string[] }

/** A step brings its rows to every reader: a change of a whole plan is told in several. */
const MOST_IN_A_STEP = 500;

/** The steps of the company's stream for what changed, and for what the level counts since then. */
export async function recordTimeline(
  tx: Db, context: Context, { companyId, viewerId: actorId, before }: EnteredTimeline, changed: readonly ChangedRecords[],
  type: CompanyEventType = 'GOALS_CHANGED',
): Promise<void> {
  for (const rows of stepsOf(changed)) await recordCompanyEvent(tx, context, companyId, { type, actorId, rows });
  const after = await readMarketPlan(tx, companyId);
  for (const moduleKey of ['marketGoals', 'traction'] as const) {
    if (after[moduleKey] === before[moduleKey]) continue;
    await recordCompanyEvent(tx, context, companyId, { type: 'MODULE_PROGRESS_CHANGED', actorId, moduleKey });
  }
}

function stepsOf(changed: readonly ChangedRecords[]): ChangedRecords[][] {
  const few = changed.filter(({ ids }) => ids.length > 0 && ids.length <= MOST_IN_A_STEP);
  const many = changed.filter(({ ids }) => ids.length > MOST_IN_A_STEP).flatMap(({ type, ids }) => (
    Array.from({ length: Math.ceil(ids.length / MOST_IN_A_STEP) }, (_, at) => [
      { type, ids: ids.slice(at * MOST_IN_A_STEP, (at + 1) * MOST_IN_A_STEP) },
    ])
  ));
  return few.length > 0 ? [few, ...many] : many;
}
