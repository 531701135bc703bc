import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
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
