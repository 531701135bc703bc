import type { ModuleKey } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Services } from '../../request/context';
import { companyStatement } from '../company';
import { ALL_KEYS, viewGrowth, type GrowthView } from './growth-framework';
import type { GrowthModule } from './growth-module';
import { CONTENT_SQL, FRAMEWORK_SQL, type GrowthFacts } from './growth.queries';
import { allRows, rowsJson, viewRows, type ModuleRow } from './row-reading';

/** A whole plan through the eyes of one person: what is hidden from them is not in it. */
export interface WholePlan {
  facts: GrowthFacts;
  view: GrowthView;
  /** All 28; of one that is hidden only its progress. */
  modules: readonly GrowthModule[];
  /** Rows by their type, as the person may know them. */
  rows: ReadonlyMap<string, readonly object[]>;
}

type PlanFacts = GrowthFacts & { rows: Readonly<Record<string, readonly ModuleRow[]>> };

/** Text, facts and rows of all modules in one statement; $1 company, $2 keys of the modules whose content is wanted. */
export const wholePlanStatement = (): Statement => companyStatement('whole-plan', `
  ${FRAMEWORK_SQL}, ${CONTENT_SQL},
  'rows', json_build_object(${allRows().map((kind) => `'${kind.type}', ${rowsJson(kind, 'c.id')}`).join(', ')})`);

/** The plan as this person may know it now; null for who is not in the company. */
export async function readWholePlan(
  { db, now }: Pick<Services, 'db' | 'now'>, { companyId, userId }: { companyId: string; userId: string },
  keys: readonly ModuleKey[] = ALL_KEYS,
): Promise<WholePlan | null> {
  const [row] = await db.read<{ data: PlanFacts }>(wholePlanStatement(), [companyId, keys]);
  const view = row && viewGrowth(row.data, userId, now());
  if (!view) return null;
  const rows = new Map(allRows().map((kind) => [kind.type, viewRows(kind, row.data.rows[kind.type] ?? [], view.reader)]));
  return { facts: row.data, view, modules: view.modules(ALL_KEYS), rows };
}
