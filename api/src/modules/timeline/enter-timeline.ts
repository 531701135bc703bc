import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { enterCompany } from '../company';
import { requireViewer } from '../identity';
import { readMarketPlan, type MarketPlan } from './market-plan';
import { canEditTimeline } from './timeline.policy';

export interface EnteredTimeline {
  companyId: string;
  viewerId: string;
  now: Date;
  /** What the level counted of it before the command. */
  before: MarketPlan;
}

/** First line of a command on a timeline: takes the company's turn, then asks the policy. Throws FORBIDDEN. */
export async function enterTimeline(tx: Db, context: Context, companyId: string): Promise<EnteredTimeline> {
  const { userId } = requireViewer(context);
  const now = context.now();
  const { standing } = await enterCompany(tx, userId, companyId, now);
  if (!canEditTimeline(standing)) throw forbidden("You don't have permission to edit the timeline.");
  return { companyId, viewerId: userId, now, before: await readMarketPlan(tx, companyId) };
}
