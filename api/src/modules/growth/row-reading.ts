import type { CompanyStanding, ModuleKey, PlanName } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import type { Database, Db, Statement } from '../../db/database';
import type { Person } from '../identity';

/** What every row says, of whatever kind it is. */
export interface ModuleRow { id: string; key: ModuleKey }

/** A row of a kind that is data. */
export interface PlacedRow extends ModuleRow { position: number; revision: number }

/** One row as a version shows it: whatever the list is of, it has a name and words. */
export interface VersionRow { id: string; label: string; text: string }
/** A row as a version keeps it, in the words of its kind. */
export type KeptRow = Readonly<Record<string, unknown>>;

/** Who looks at the rows, and what of other modules they may know. */
export interface RowReader {
  standing: CompanyStanding;
  plan: PlanName;
  sees(key: ModuleKey): boolean;
  /** Those of the ids who are in the company, in this order. */
  people(ids: readonly string[]): Person[];
}

/** How pages, streams and versions read the rows that a module holds besides its text. */
export interface RowReading<Row extends ModuleRow = ModuleRow> {
  /** The GraphQL type, which is what a step of the stream calls them by. */
  type: string;
  /** The field of the area that lists them, and what a version keeps them under. */
  list: string;
  modules: readonly ModuleKey[];
  /** Stands beside what its module says: no version keeps it, and none takes it back. */
  isUnversioned?: boolean;
  /** Modules that its reader has to see besides its own. */
  alongside?: readonly ModuleKey[];
  /** The fields of a kept row that are numbers. */
  figures?: readonly string[];
  sql: {
    /** `from … where …` of the live rows; `company` is the SQL of its id. */
    from(company: string): string;
    /** SQL of one row: its id as text, its module, the row as JSON, and what a list is ordered by. */
    id: string;
    key: string;
    row: string;
    order: string;
    /** The row as a version keeps it, as JSON. */
    kept: string;
  };
  /** The row as one reader may know it; the module itself is shown to them. */
  view(row: Row, reader: RowReader): object;
  /** A kept row as a version shows it. */
  words(kept: KeptRow): VersionRow;
  /** Whether a row that is not in a version stays when that comes back: it was there before anybody wrote it. */
  stays?(kept: KeptRow): boolean;
  /** Makes a module hold these rows and no others. */
  restore(tx: Db, where: RowsPlace, kept: readonly KeptRow[]): Promise<void>;
}

export interface RowsPlace { companyId: string; key: ModuleKey }

const kinds = new Map<string, RowReading>();

/** Makes a kind of row known to the streams and to the versions of its modules. */
export function defineRows<Row extends ModuleRow>(rows: RowReading<Row>): RowReading<Row> {
  if (kinds.has(rows.type)) throw new Error(`there are rows of the type ${rows.type} already`);
  // Only what its own statement has read comes back to it.
  kinds.set(rows.type, rows as unknown as RowReading);
  return rows;
}

const everyRowOf = (key: ModuleKey): RowReading[] => [...kinds.values()].filter(({ modules }) => modules.includes(key));
/** What a module says in rows, as its versions keep it; what stands in no module comes by the stream alone. */
export const rowsOfModule = (key: ModuleKey): RowReading[] => everyRowOf(key).filter(({ isUnversioned }) => !isUnversioned);
export const allRows = (): RowReading[] => allWithSources().filter(({ isUnversioned }) => !isUnversioned);
/** Besides what modules say, what that is founded on. */
export const allWithSources = (): RowReading[] => [...kinds.values()].filter(({ modules }) => modules.length > 0);

/** SQL of the live rows of a company as a JSON list; `company` is the SQL of its id. */
export const rowsJson = ({ sql: { from, row, order } }: RowReading, company: string) => `coalesce((
  select json_agg(${row} order by ${order})
  ${from(company)}), '[]')`;

/** SQL of the rows of a module as a version keeps them, by the names of their lists; `company` and `key` are SQL. */
export function keptRowsSql(of: readonly RowReading[], company: string, key: string): string {
  const lists = of.map(({ list, sql: { from, key: module, kept, order } }) => `('${list}', (
    select json_agg(${kept} order by ${order})
    ${from(company)} and ${module} = ${key}))`);
  return `coalesce((
    select json_object_agg(x.list, x.rows)
    from (values ${["('', null::json)", ...lists].join(', ')}) x(list, rows)
    where x.rows is not null), '{}')`;
}

/** The ids of the live rows of a module. */
export async function liveRowIds(
  tx: Db, { sql: { from, id, key: module } }: RowReading, { companyId, key }: RowsPlace,
): Promise<string[]> {
  const answer = await tx.execute(sql`
    select x.id
    from (select ${companyId}::uuid as id) c
    cross join lateral (
      select ${sql.raw(id)} as id
      ${sql.raw(from('c.id'))} and ${sql.raw(module)} = ${key}) x`);
  return (answer as unknown as { rows: { id: string }[] }).rows.map((row) => row.id);
}

/** All rows of a module, for a step after which somebody may see them for the first time. */
export async function liveRows(tx: Db, where: RowsPlace): Promise<ChangedRows[]> {
  const rows: ChangedRows[] = [];
  for (const kind of everyRowOf(where.key)) rows.push({ type: kind.type, ids: await liveRowIds(tx, kind, where) });
  for (const kind of [...kinds.values()].filter(({ alongside }) => alongside?.includes(where.key))) {
    for (const key of kind.modules) rows.push({ type: kind.type, ids: await liveRowIds(tx, kind, { ...where, key }) });
  }
  return rows.filter(({ ids }) => ids.length > 0);
}

/** $1 company, $2 ids. */
export const recordsStatement = ({ type, sql: { from, id, row } }: RowReading): Statement => ({
  name: `records-${type}`,
  text: `select ${row} as data
    ${from('$1::uuid')} and ${id} = any($2::text[])`,
});

/** Rows that a step changed: those that are there, and those that are not any more. */
export interface LoadedRecords { type: string; rows: ModuleRow[]; deletedIds: string[] }
export type ChangedRows = { type: string; ids: string[] };

/** The rows of a step as they are now, the same for every reader. What an older or newer process calls otherwise is left out. */
export async function readRecords(db: Database, companyId: string, changed: readonly ChangedRows[]): Promise<LoadedRecords[]> {
  const loaded: LoadedRecords[] = [];
  for (const { type, ids } of changed) {
    const kind = kinds.get(type);
    if (!kind) continue;
    const rows = (await db.read<{ data: ModuleRow }>(recordsStatement(kind), [companyId, ids])).map(({ data }) => data);
    const there = new Set(rows.map(({ id }) => id));
    loaded.push({ type, rows, deletedIds: ids.filter((id) => !there.has(id)) });
  }
  return loaded;
}

/** The rows that a reader may know, as they may know them: those of a module that is not shown to them are left out. */
export function viewRows<Row extends ModuleRow>(
  { view, modules, alongside = [] }: RowReading<Row>, rows: readonly Row[], reader: RowReader,
): object[] {
  if (!alongside.every((key) => reader.sees(key))) return [];
  return rows.filter(({ key }) => modules.length === 0 || reader.sees(key)).map((row) => view(row, reader));
}

/** The same for rows of a step, each with the name of its type. */
export function viewRecords({ type, rows }: LoadedRecords, reader: RowReader): object[] {
  const kind = kinds.get(type);
  return kind ? viewRows(kind, rows, reader).map((row) => ({ ...row, __typename: type })) : [];
}
