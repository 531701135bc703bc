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

type NamedTable = RowTable & { name: PgColumn };
type NamedInput = RowInput & { name?: string | null | undefined };

const { max } = LIMITS.importedRows;

/**
 * The rows of a file, all or none: the same as `saveRow` for each, with one line in the history. A row that is not known by its id and is
 * called as one that stands there changes that one, in its place; so the same file twice is the same rows, whoever sends it. Answers
 * the ids of the rows. Throws as `saveRow` does, and INVALID for no rows or too many.
 */
export async function importRows<Table extends NamedTable, Input extends NamedInput>(
  context: Context, kind: RowKind<Table, Input>, where: ModuleAddress, inputs: readonly Input[],
): Promise<string[]> {
  if (inputs.length === 0 || inputs.length > max) throw invalid('rows', `Between 1 and ${max} rows can be imported at once.`);
  return context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, where, 'edit');
    const rows = await byName(tx, kind.table, where, inputs);
    await writeRows(tx, context, kind, entered, rows, (labels) => [{ type: 'ROWS_IMPORTED', count: labels.length }]);
    return rows.map(({ id }) => id);
  });
}

async function byName<Input extends NamedInput>(
  tx: Db, table: NamedTable, { companyId, key }: { companyId: string; key: ModuleKey }, inputs: readonly Input[],
): Promise<Input[]> {
  const present = await tx.select({ id: table.id, name: table.name, isDeleted: table.isDeleted }).from(table as RowTable)
    .where(and(eq(table.companyId, companyId), eq(table.key, key))) as { id: string; name: string; isDeleted: boolean }[];
  const known = new Set(present.map(({ id }) => id));
  const idOf = new Map(present.filter(({ isDeleted }) => !isDeleted).map(({ id, name }) => [rowNameKey(name), id]));
  return inputs.map((input) => {
    const name = rowNameKey(input.name ?? '');
    if (name === '') return input;
    const id = known.has(input.id) ? undefined : idOf.get(name);
    if (id !== undefined) return { ...input, id, position: undefined };
    idOf.set(name, input.id);
    return input;
  });
}
