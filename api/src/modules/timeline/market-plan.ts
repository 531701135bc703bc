import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { recordCompanyEvent } from '../company';
import type { EnteredTimeline } from './enter-timeline';
import { HAS_MARKET_GOAL_SQL, HAS_TRACTION_SQL } from './timeline.queries';

/** Which of the two modules of the market plan are done: that follows from goals and tractions. */
export interface MarketPlan { marketGoals: boolean; traction: boolean }

export async function readMarketPlan(tx: Db, companyId: string): Promise<MarketPlan> {
  const answer = await tx.execute(sql`
    select ${sql.raw(HAS_MARKET_GOAL_SQL)} as "marketGoals", ${sql.raw(HAS_TRACTION_SQL)} as traction
    from company c
    where c.id = ${companyId}`);
  const [row] = (answer as unknown as { rows: MarketPlan[] }).rows;
  return row ?? { marketGoals: false, traction: false };
}

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
