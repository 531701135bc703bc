import type { ModuleKey } from '@heartwood/contract/domain';
import { and, eq, getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import { invalid } from '../../request/errors';
import { memberSql } from '../company';
import { isGoalSql } from '../timeline';
import type { RowTable } from './row.table';

/** What a row can be linked to. */
export interface LinkTarget {
  /** SQL that says whether `id` is there to be linked to; `company` is the SQL of the company's id. */
  isThere(id: string, company: string): string;
  /** The module that it stands in: who does not see that learns nothing of the link. Null where every member sees it. */
  module: ModuleKey | null;
  /** The type of its rows, where their own lists tell of the link too. */
  type: string | null;
  /** What is said of an id that is not there. */
  refusal: string;
}

/** A link of a kind of row: a table of its own with a key of two columns, both with foreign keys. */
export interface RowLink {
  /** The field of the row and of its input, which holds the ids: `customerIds`. */
  field: string;
  table: PgTable;
  /** The column of the row itself, and that of what it is linked to. */
  own: AnyPgColumn;
  other: AnyPgColumn;
  to: LinkTarget;
}

/** A column of a kind that holds the id of something else: of one, where a link is of several. */
export interface RowReference {
  /** The field of the row and of its input: `customerId`. */
  field: string;
  column: AnyPgColumn;
  to: LinkTarget;
}

/** SQL of the id that a row refers to; null once that is not there any more. */
export const referredIdSql = ({ column, to }: RowReference, row: string, company: string) => `(
  select ${row}.${column.name}
  where ${to.isThere(`${row}.${column.name}`, company)})`;

/** Live rows of a kind in the same company. */
export const toRows = (table: RowTable, target: { module: ModuleKey; type: string; refusal: string }): LinkTarget => ({
  ...target,
  isThere: (id, company) => `exists (
    select from ${getTableName(table)} there
    where there.id = ${id} and there.company_id = ${company} and not there.is_deleted)`,
});

/** The owner and accepted members. */
export const TO_PEOPLE: LinkTarget = {
  module: null, type: null, refusal: 'Only accepted members can be chosen.',
  isThere: (id, company) => `exists (
    select from company home
    where home.id = ${company} and ${memberSql('home', id)})`,
};

/** Live goals of the company. */
export const TO_GOALS: LinkTarget = { module: null, type: null, refusal: 'Only goals of this company can be chosen.', isThere: isGoalSql };

/** SQL of the ids that a row is linked to, as a JSON list; `row` and `company` are the SQL of their ids. */
export const linkedIdsSql = ({ table, own, other, to }: RowLink, row: string, company: string) => `coalesce((
  select json_agg(link.${other.name} order by link.${other.name})
  from ${getTableName(table)} link
  where link.${own.name} = ${row} and ${to.isThere(`link.${other.name}`, company)}), '[]')`;

/** Whose links they are, and whether what they lead to is shown to the writer. */
interface Linking { companyId: string; rowId: string; isShown: boolean }

/**
 * Replaces the links of a row as a whole, and answers the ids that came and went. What the writer could not see stays: links
 * to a module that is not shown to them, and to what is deleted and may come back. Throws INVALID with the link's field for an
 * id that is not there, or not for them to see.
 */
export async function replaceLinks(
  tx: Db, link: RowLink, { companyId, rowId, isShown }: Linking, ids: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const { table, own, other, to: { isThere, refusal }, field } = link;
  if (!isShown && wanted.length > 0) throw invalid(field, refusal);
  if (!isShown) return [];
  const here = sql`(select ${companyId}::uuid as id) here`;
  const there = await idsOf(tx, sql`
    select x.id::text as id
    from ${here}, unnest(array[${sql.join([sql`null`, ...wanted.map((id) => sql`${id}`)], sql`, `)}]::uuid[]) x(id)
    where ${sql.raw(isThere('x.id', 'here.id'))}`);
  if (there.length < wanted.length) throw invalid(field, refusal);
  const known = await idsOf(tx, sql`
    select link.${sql.identifier(other.name)}::text as id
    from ${here}, ${table} link
    where link.${sql.identifier(own.name)} = ${rowId} and ${sql.raw(isThere(`link.${other.name}`, 'here.id'))}`);
  const gone = known.filter((id) => !wanted.includes(id));
  const come = wanted.filter((id) => !known.includes(id));
  if (gone.length > 0) await tx.delete(table).where(and(eq(own, rowId), inArray(other, gone)));
  for (const id of come) {
    await tx.execute(sql`
      insert into ${table} (${sql.identifier(own.name)}, ${sql.identifier(other.name)})
      values (${rowId}, ${id})
      on conflict do nothing`);
  }
  return [...gone, ...come];
}

/** Whether the id is there to be referred to. */
export async function isThere(tx: Db, { to }: RowReference, companyId: string, id: string): Promise<boolean> {
  const found = await idsOf(tx, sql`
    select x.id::text as id
    from (select ${companyId}::uuid as company_id, ${id}::uuid as id) x
    where ${sql.raw(to.isThere('x.id', 'x.company_id'))}`);
  return found.length > 0;
}

async function idsOf(tx: Db, statement: SQL): Promise<string[]> {
  const answer = await tx.execute(statement);
  return (answer as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id);
}
