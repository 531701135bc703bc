import type { ModuleKey } from '@heartwood/contract/domain';
import type { RowReader } from './row-reading';

/** Rows of the plan that make a module worth opening next, such as resources that no partner runs. */
export interface PlanClue {
  /** The module that would say it. */
  key: ModuleKey;
  count: number;
  /** What the first of them is called. */
  name: string;
}

/** How the rows are found that stand for one module. */
interface ClueReading {
  key: ModuleKey;
  /** Those whose rows it looks at: who does not see all of them is told nothing. */
  modules: readonly ModuleKey[];
  /** SQL of the rows, `from … where …`; `company` is the SQL of the company's id. */
  rows(company: string): string;
  /** SQL of what a row is called, and of what they are ordered by. */
  name: string;
  order: string;
}

const readings: ClueReading[] = [];

/** Makes known what rows say about a module; a part does so for its own. */
export function defineClue(clue: Omit<ClueReading, 'name' | 'order'> & Partial<Pick<ClueReading, 'name' | 'order'>>): void {
  readings.push({ name: 'r.name', order: 'r.position, r.id', ...clue });
}

/** SQL of the live rows of a table of which something is true; `condition` may name the row as `r`. */
export const liveRowsWhere = (table: string, condition: string) => (company: string) => `
    from ${table} r
    where r.company_id = ${company} and not r.is_deleted and ${condition}`;

/** By module: how many rows there are, and the first one's name. */
export type ClueFacts = Readonly<Record<string, { count: number; name: string | null }>>;

/** SQL of the `ClueFacts` of the company. */
export const cluesSql = (company: string) => `json_build_object(${readings.map(({ key, name, order, rows }) => `'${key}', (
    select json_build_object('count', count(*), 'name', (array_agg(${name} order by ${order}))[1])${rows(company)})`).join(', ')})`;

/** What the reader may know of them; nothing is said where no row is. */
export function cluesFor(facts: ClueFacts, reader: RowReader): PlanClue[] {
  return readings.flatMap(({ key, modules }) => {
    const { count, name } = facts[key] ?? { count: 0, name: null };
    return count > 0 && name !== null && modules.every((each) => reader.sees(each)) ? [{ key, count, name }] : [];
  });
}
