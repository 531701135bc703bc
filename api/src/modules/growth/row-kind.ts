import type { ModuleKey } from '@heartwood/contract/domain';
import { and, eq, getTableColumns, getTableName, notInArray, sql, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import type { EnteredModule } from './enter-module';
import { followRows } from './follow-rows';
import { defineRows, type KeptRow, type ModuleRow, type RowReading, type RowReader, type RowsPlace, type VersionRow } from './row-reading';
import { rowColumns, type RowTable } from './row.table';
import { linkedIdsSql, referredIdSql, type LinkTarget, type RowLink, type RowReference } from './row-links';

/** The columns of a kind that are its own. */
export type OwnColumns<Table extends RowTable> = Omit<InferSelectModel<Table>, keyof ReturnType<typeof rowColumns>>;

export interface RowKindOptions<Table extends RowTable, Input> {
  type: string;
  list: string;
  table: Table;
  modules: readonly [ModuleKey, ...ModuleKey[]];
  /** How many rows a module can have, and what is said of one more. */
  most: number;
  refusal: string;
  /**
   * What is written for this input, merged with what stands there: trimmed, within limits, and as the database gives it back
   * (a decimal with its places), for the same
   * again is no change. Pure; throws INVALID with the field.
   */
  check(input: Input): OwnColumns<Table>;
  /** What a row is called in the history and by a version. */
  label(columns: OwnColumns<Table>): string;
  /** What else a version shows of it; nothing unless told. */
  words?(columns: OwnColumns<Table>): string;
  /** Whether a row stays when a version from before it comes back; none does unless told. */
  stays?(columns: OwnColumns<Table>): boolean;
  links?: readonly RowLink[];
  /** Columns that hold the id of something else; `check` passes their ids on as they are. */
  references?: readonly RowReference[];
  /** SQL of fields that are read otherwise than they are kept, by name; the row is `r`. */
  reads?: Readonly<Record<string, string>>;
  /** SQL of what the rows of a module are ordered by, where that is more than their position. */
  order?: string;
  /** SQL of what more is asked of a row that is read; the row is `r`. */
  where?: string;
  /** It stands beside what its module says: versions leave it alone, and the history has these lines for it. */
  unversioned?: { saved: 'EVIDENCE_SAVED'; deleted: 'EVIDENCE_DELETED' } | { saved: 'FORECAST_SAVED'; deleted: 'FORECAST_DELETED' };
  /** Modules that whoever reads or writes it sees besides its own: what it says can be told from theirs. */
  alongside?: readonly ModuleKey[];
  /** Throws where the row of this id is not for the writer, whatever its module allows. */
  admit?(entered: EnteredModule, id: string): void;
  /** Everything that is written for one input, where that is more than itself; within the command, whose turn it is. */
  inputs?(tx: Db, where: RowsPlace, input: Input): Promise<readonly Input[]>;
}

/** One kind of row of a module, as `saveRow` and `deleteRow` take it. */
export interface RowKind<Table extends RowTable = RowTable, Input = never> extends RowKindOptions<Table, Input> {
  links: readonly RowLink[];
  references: readonly RowReference[];
  rows: RowReading;
}

const COMMON: ReadonlySet<string> = new Set(Object.keys(rowColumns()));

/** Makes a kind of row of what is particular to it, and makes it known to pages, streams and versions. */
export function rowKind<Table extends RowTable, Input>(options: RowKindOptions<Table, Input>): RowKind<Table, Input> {
  const { type, list, table, modules, links = [], references = [], reads = {}, order = 'r.position, r.id' } = options;
  const where = options.where === undefined ? '' : ` and ${options.where}`;
  const referring = new Set(references.map(({ field }) => field));
  const own = Object.entries(getTableColumns(table)).filter(([name]) => !COMMON.has(name) && !referring.has(name)) as [string, PgColumn][];
  // A version keeps what a row says; what it is linked to stays as it is when it comes back.
  const placed = ["'id', r.id", "'position', r.position"];
  const kept = [...placed, ...own.map(([name, column]) => `'${name}', ${jsonOf(column)}`)];
  const read = [...placed, ...own.map(([name, column]) => `'${name}', ${reads[name] ?? jsonOf(column)}`)];
  const linked = [
    ...links.map((link) => `'${link.field}', ${linkedIdsSql(link, 'r.id', 'r.company_id')}`),
    ...references.map((reference) => `'${reference.field}', ${referredIdSql(reference, 'r', 'r.company_id')}`),
  ];
  const columnsOf = (row: KeptRow) => Object.fromEntries(own.map(([name]) => [name, row[name]])) as OwnColumns<Table>;
  const rows = defineRows<ModuleRow>({
    type, list, modules, isUnversioned: options.unversioned !== undefined, alongside: options.alongside ?? [],
    figures: own.filter(([, column]) => isNumber(column)).map(([name]) => name),
    sql: {
      from: (company) => `from ${getTableName(table)} r where r.company_id = ${company} and not r.is_deleted${where}`,
      id: 'r.id::text', key: 'r.key', order,
      row: `json_build_object(${["'key', r.key", "'revision', r.revision", ...read, ...linked].join(', ')})`,
      kept: `json_build_object(${kept.join(', ')})`,
    },
    // Most readers see all that a row is linked to, and get it as it is.
    view: (row, reader) => {
      const [unlinked, unreferred] = [hidden(links, reader, []), hidden(references, reader, null)];
      return unlinked || unreferred ? { ...row, ...unlinked, ...unreferred } : row;
    },
    words: (row): VersionRow => {
      const columns = columnsOf(row);
      return { id: String(row['id']), label: options.label(columns), text: options.words?.(columns) ?? '' };
    },
    stays: (row) => options.stays?.(columnsOf(row)) ?? false,
    restore: (tx, where, rowsThen) => restoreRows(tx, table, where, rowsThen, columnsOf),
  });
  return { ...options, links, references, rows };
}

const isNumber = ({ columnType }: PgColumn) => /^Pg(?:Numeric|Integer|SmallInt)/.test(columnType);

/** Decimals stay as exact as they were written. */
function jsonOf({ name, columnType }: PgColumn): string {
  return columnType.startsWith('PgNumeric') ? `r.${name}::text` : `r.${name}`;
}

/** Links to a module that is not shown to the reader say nothing; null when all are shown. */
function hidden(
  links: readonly { field: string; to: LinkTarget }[], reader: RowReader, nothing: [] | null,
): Record<string, [] | null> | null {
  const unseen = links.filter(({ to }) => to.module !== null && !reader.sees(to.module));
  return unseen.length === 0 ? null : Object.fromEntries(unseen.map(({ field }) => [field, nothing]));
}

async function restoreRows(
  tx: Db, table: RowTable, { companyId, key }: RowsPlace, kept: readonly KeptRow[], columnsOf: (row: KeptRow) => object,
): Promise<void> {
  const ids = kept.map((row) => String(row['id']));
  const next = sql`${table.revision} + 1`;
  await tx.update(table).set({ isDeleted: true, revision: next } as never)
    .where(and(eq(table.companyId, companyId), eq(table.key, key), ...(ids.length > 0 ? [notInArray(table.id, ids)] : [])));
  for (const row of kept) {
    const columns = { ...columnsOf(row), position: row['position'], isDeleted: false };
    // Whoever still writes in what stood there before meets a conflict.
    const fieldRevisions = sql`(
      select jsonb_object_agg(x.name, jsonb_build_array(${next}, null))
      from unnest(array[${sql.join(Object.keys(columnsOf(row)).map((name) => sql`${name}`), sql`, `)}]) x(name))`;
    await tx.insert(table).values({ ...columns, id: row['id'], companyId, key } as never)
      .onConflictDoUpdate({ target: table.id as never, set: { ...columns, revision: next, fieldRevisions } as never });
  }
  await followRows(tx, table, { companyId, key });
}
