import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { recordCompanyEvent } from '../company';
import type { EnteredTimeline } from './enter-timeline';
import { readMarketPlan } from './market-plan';

/** The steps of the company's stream for records that came, changed or went, and for what the level counts since then. */
export async function recordTimeline(
  tx: Db, context: Context, { companyId, viewerId: actorId, before }: EnteredTimeline, rows: { type: string; ids: string[] },
): Promise<void> {
  await recordCompanyEvent(tx, context, companyId, { type: 'GOALS_CHANGED', actorId, rows: [rows] });
  const after = await readMarketPlan(tx, companyId);
  for (const moduleKey of ['marketGoals', 'traction'] as const) {
    if (after[moduleKey] === before[moduleKey]) continue;
    await recordCompanyEvent(tx, context, companyId, { type: 'MODULE_PROGRESS_CHANGED', actorId, moduleKey });
  }
}
