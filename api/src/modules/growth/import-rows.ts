import { LIMITS, rowNameKey, type ModuleKey } from '@heartwood/contract/domain';
import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { enterModule, type ModuleAddress } from './enter-module';
import type { RowTable } from './row.table';
import type { RowKind } from './row-kind';
import { writeRows, type RowInput } from './save-row';

/** The column that names a row. */
type NamedTable<Name extends string> = RowTable & Record<Name, PgColumn>;
type NamedInput<Name extends string> = RowInput & { [Field in Name]?: string | null | undefined };

const { max } = LIMITS.importedRows;

/**
 * The rows of a file, all or none: the same as `saveRow` for each, with one line in the history. A row that is not known by its id and is
 * called as one that stands there changes that one, in its place; so the same file twice is the same rows, whoever sends it. Answers
 * the ids of the rows. Throws as `saveRow` does, and INVALID for no rows or too many.
 * @param name the field that says what a row is called
 */
export async function importRows<Name extends string, Table extends NamedTable<Name>, Input extends NamedInput<Name>>(
  context: Context, kind: RowKind<Table, Input>, where: ModuleAddress, inputs: readonly Input[], name: Name,
): Promise<string[]> {
  if (inputs.length === 0 || inputs.length > max) throw invalid('rows', `Between 1 and ${max} rows can be imported at once.`);
  return context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, where, 'edit');
    const rows = await byName(tx, kind.table, where, inputs, name);
    await writeRows(tx, context, kind, entered, rows, (labels) => [{ type: 'ROWS_IMPORTED', count: labels.length }]);
    return rows.map(({ id }) => id);
  });
}

async function byName<Name extends string, Input extends NamedInput<Name>>(
  tx: Db, table: NamedTable<Name>, { companyId, key }: { companyId: string; key: ModuleKey }, inputs: readonly Input[], field: Name,
): Promise<Input[]> {
  const present = await tx.select({ id: table.id, name: table[field], isDeleted: table.isDeleted }).from(table as RowTable)
    .where(and(eq(table.companyId, companyId), eq(table.key, key))) as { id: string; name: string; isDeleted: boolean }[];
  const known = new Set(present.map(({ id }) => id));
  const idOf = new Map(present.filter(({ isDeleted }) => !isDeleted).map(({ id, name }) => [rowNameKey(name), id]));
  return inputs.map((input) => {
    const name = rowNameKey(input[field] ?? '');
    if (name === '') return input;
    const id = known.has(input.id) ? undefined : idOf.get(name);
    if (id !== undefined) return { ...input, id, position: undefined };
    idOf.set(name, input.id);
    return input;
  });
}
