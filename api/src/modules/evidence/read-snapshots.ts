import type { ModuleFacts, ModuleKey, PlanFacts } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { companyStatement, noAccess } from '../company';
import { FRAMEWORK_SQL, viewGrowth, type GrowthFacts } from '../growth';
import { requireViewer } from '../identity';

export interface Snapshot { week: string; modules: readonly ModuleFacts[] }
export interface Snapshots { companyId: string; weeks: readonly string[]; snapshots: readonly Snapshot[] }

/** Any two are laid side by side. */
const MOST_AT_ONCE = 2;

interface SnapshotFacts extends GrowthFacts { weeks: string[]; snapshots: { week: string; facts: PlanFacts }[] }

/** $1 company, $2 weeks whose snapshots are wanted. */
export const PLAN_SNAPSHOTS: Statement = companyStatement('plan-snapshots', `${FRAMEWORK_SQL}, 'content', null,
  'weeks', coalesce((
    select json_agg(s.week order by s.week desc)
    from plan_snapshot s
    where s.company_id = c.id), '[]'),
  'snapshots', coalesce((
    select json_agg(json_build_object('week', s.week, 'facts', s.facts) order by s.week)
    from plan_snapshot s
    where s.company_id = c.id and s.week = any($2::date[])), '[]')`);

/** The snapshots through the viewer's eyes of today. Throws FORBIDDEN for outsiders and INVALID for more than two. */
export async function readSnapshots(
  context: Context, { companyId, weeks }: { companyId: string; weeks: readonly string[] },
): Promise<Snapshots> {
  const { userId } = requireViewer(context);
  if (weeks.length > MOST_AT_ONCE) throw invalid('weeks', 'Two snapshots can be laid side by side.');
  const [row] = await context.db.read<{ data: SnapshotFacts }>(PLAN_SNAPSHOTS, [companyId, weeks]);
  const view = row && viewGrowth(row.data, userId, context.now());
  if (!view) throw noAccess();
  const shown = ({ modules }: PlanFacts) => modules.filter(({ key }) => view.reader.sees(key as ModuleKey));
  const snapshots = row.data.snapshots.map(({ week, facts }) => ({ week, modules: shown(facts) }));
  return { companyId, weeks: row.data.weeks, snapshots };
}
