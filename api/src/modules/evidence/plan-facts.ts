import { evidenceStrength, MODULES, type ClaimStatus, type EvidenceKind, type Figure, type PlanFacts } from '@heartwood/contract/domain';
import { normalise } from '@heartwood/contract/numbers';
import type { Database, Statement } from '../../db/database';
import { companyStatement } from '../company';
import { allRows, isModuleDone, LEVEL_FACTS_SQL, type LevelFacts, type ModuleRow, type RowReading } from '../growth';

type Kept = Readonly<Record<string, unknown>>;
interface Written {
  level: LevelFacts;
  statuses: Readonly<Record<string, ClaimStatus>>;
  evidence: Readonly<Record<string, EvidenceKind[]>>;
  rows: Readonly<Record<string, readonly (readonly [key: string, row: Kept])[]>>;
}

/** What a snapshot is made of. $1 company. */
export const planFactsStatement = (): Statement => companyStatement('plan-facts', `'level', ${LEVEL_FACTS_SQL},
  'statuses', coalesce((
    select json_object_agg(g.key, coalesce(g.assumption_data ->> 'status', 'TO_TEST'))
    from growth_component g
    where g.company_id = c.id and g.assumption is not null), '{}'),
  'evidence', coalesce((
    select json_object_agg(x.key, x.kinds)
    from (
      select e.key, json_agg(e.kind) as kinds
      from evidence e
      where e.company_id = c.id and not e.is_deleted and e.row_id is null and e.field is null
      group by e.key) x), '{}'),
  'rows', json_build_object(${allRows().map(({ type, sql: { from, key, kept, order } }) => `'${type}', coalesce((
    select json_agg(json_build_array(${key}, ${kept}) order by ${order})
    ${from('c.id')}), '[]')`).join(', ')})`);

/** The plan in short; null when the company is gone. The same plan gives the same facts. */
export async function readPlanFacts(db: Database, companyId: string): Promise<PlanFacts | null> {
  const [row] = await db.read<{ data: Written }>(planFactsStatement(), [companyId]);
  if (!row) return null;
  const { level, statuses, evidence, rows } = row.data;
  const placed = allRows().flatMap((kind) => (rows[kind.type] ?? []).map(([key, kept]) => ({ key, figures: figuresOf(kind, kept) })));
  return {
    modules: MODULES.map(({ key }) => {
      const own = placed.filter((each) => each.key === key);
      return {
        key, isDone: isModuleDone(key, level), status: statuses[key] ?? null,
        strength: evidenceStrength((evidence[key] ?? []).map((kind) => ({ kind }))),
        rows: own.length, figures: own.flatMap(({ figures }) => figures),
      };
    }),
  };
}

/** The numbers of a row: those that its kind calls figures and that somebody has written. */
function figuresOf({ figures = [], words }: RowReading<ModuleRow>, row: Kept): Figure[] {
  const written = figures.flatMap((field) => (row[field] == null ? [] : [[field, normalise(String(row[field]), 4)] as const]));
  if (written.length === 0) return [];
  const { id, label } = words(row);
  const currency = typeof row['currency'] === 'string' ? row['currency'] : null;
  return written.map(([field, value]) => ({ rowId: id, label, field, value, unit: MONEY.includes(field) ? currency : null }));
}

const MONEY: readonly string[] = ['value', 'price'];
