import { AREAS, moduleOf, type AreaKey, type ModuleKey } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { noAccess } from '../company';
import { readWholePlan } from '../growth';
import { requireViewer } from '../identity';
import { ROW_COLUMNS } from './row-columns';

/** What an area has for an export, through the eyes of who would ask for it. */
export interface AreaContents {
  area: AreaKey;
  /** Modules that the person sees, and the rows in them. */
  modules: number;
  rows: number;
  /** Of them, those that not everybody in the company sees. */
  restricted: number;
  /** Those that they do not see: never in a file of theirs. */
  hidden: number;
}

/** What there is to export, by area. Throws FORBIDDEN for outsiders. */
export async function readContents(context: Context, companyId: string): Promise<AreaContents[]> {
  const { userId } = requireViewer(context);
  const plan = await readWholePlan(context, { companyId, userId }, []);
  if (!plan) throw noAccess();
  const areaOf = (key: ModuleKey) => moduleOf(key).area;
  const rows = Object.keys(ROW_COLUMNS).flatMap((type) => plan.rows.get(type) ?? []) as readonly { key: ModuleKey }[];
  return AREAS.map(({ key: area }) => {
    const modules = plan.modules.filter(({ key }) => areaOf(key) === area);
    const seen = modules.filter(({ isHidden }) => !isHidden);
    return {
      area, modules: seen.length, rows: rows.filter(({ key }) => areaOf(key) === area).length,
      restricted: seen.filter(({ visibleTo }) => visibleTo.length > 0).length, hidden: modules.length - seen.length,
    };
  });
}
