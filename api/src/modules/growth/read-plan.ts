import type { ModuleKey } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Services } from '../../request/context';
import { ALL_KEYS, viewGrowth, type GrowthView } from './growth-framework';
import type { GrowthModule } from './growth-module';
import { planStatement, type GrowthFacts, type RowFacts } from './growth.queries';
import { allWithSources, viewRows } from './row-reading';

/** A whole plan through the eyes of one person: what is hidden from them is not in it. */
export interface WholePlan {
  facts: GrowthFacts;
  view: GrowthView;
  /** All 28; of one that is hidden only its progress. */
  modules: readonly GrowthModule[];
  /** Rows by their type, as the person may know them; besides, evidence and what is thought of claims. */
  rows: ReadonlyMap<string, readonly object[]>;
}

/** Text, facts, rows and sources of all modules in one statement; $1 company, $2 keys of the modules whose content is wanted. */
export const wholePlanStatement = (): Statement => planStatement('whole-plan', allWithSources());

/** The plan as this person may know it now; null for who is not in the company. */
export async function readWholePlan(
  { db, now }: Pick<Services, 'db' | 'now'>, { companyId, userId }: { companyId: string; userId: string },
  keys: readonly ModuleKey[] = ALL_KEYS,
): Promise<WholePlan | null> {
  const [row] = await db.read<{ data: RowFacts }>(wholePlanStatement(), [companyId, keys]);
  const view = row && viewGrowth(row.data, userId, now());
  if (!view) return null;
  const rows = new Map(allWithSources().map((kind) => [kind.type, viewRows(kind, row.data.rows[kind.list] ?? [], view.reader)]));
  return { facts: row.data, view, modules: view.modules(ALL_KEYS), rows };
}
