import type { Context } from '../../request/context';
import { noAccess } from '../company';
import { requireViewer } from '../identity';
import { EARLIER_PLAN } from './earlier-plan.queries';

/** A goal that is due on another day now; `date` is the one it had, `YYYY-MM-DD`. */
export interface EarlierGoal { goalId: string; date: string }

/**
 * Where the plan stood at a moment: goals that were due on another day than now. Those that came since, or had no day then or have none
 * now, are left out. Throws FORBIDDEN for outsiders.
 * @param at ISO 8601
 */
export async function readEarlierPlan(context: Context, companyId: string, at: string): Promise<EarlierGoal[]> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: EarlierGoal[] }>(EARLIER_PLAN, [companyId, userId, at]);
  if (!row) throw noAccess();
  return row.data;
}
