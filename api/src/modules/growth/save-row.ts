import { and, eq } from 'drizzle-orm';
import { canSeeModule, type ModuleKey } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { enterModule, reachOf, type EnteredModule, type ModuleAddress } from './enter-module';
import { logChange } from './log-change';
import { recordRows } from './record-rows';
import type { ChangedRows } from './row-reading';
import type { RowTable } from './row.table';
import type { RowKind } from './row-kind';
import { replaceLinks } from './row-links';
import { touchComponent } from './touch-component';

/** What every input of a row says besides its own fields. The ids of a link that is left out stay as they are. */
export interface RowInput { id: string; position: number }

export interface SavedRow extends ModuleAddress { id: string }

/**
 * Creates or changes a row, or brings a deleted one back; the same call twice changes nothing. Its links are replaced as a whole.
 * Throws FORBIDDEN for who may not edit the module and for the id of a row that stands elsewhere, LOCKED, and INVALID with a field.
 */
export async function saveRow<Table extends RowTable, Input extends RowInput>(
  context: Context, kind: RowKind<Table, Input>, { companyId, key }: ModuleAddress, input: Input,
): Promise<SavedRow> {
  const { table, modules } = kind;
  const { id, position } = input;
  if (!modules.includes(key)) throw invalid('key', 'This module has no such rows.');
  if (!Number.isFinite(position)) throw invalid('position', 'The position must be a number.');
  const columns = { ...kind.check(input), position } as Readonly<Record<string, unknown>>;
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, { companyId, key }, 'edit');
    const [row] = await tx.select().from(table as RowTable).where(eq(table.id, id)) as Record<string, unknown>[];
    if (row && (row['companyId'] !== companyId || row['key'] !== key)) throw forbidden();
    const isThere = row !== undefined && row['isDeleted'] === false;
    if (!isThere) await mustHaveRoom(tx, kind, { companyId, key });
    const isSame = isThere && Object.entries(columns).every(([name, value]) => sameValue(row[name], value));
    const written = { ...columns, isDeleted: false };
    if (!isSame) {
      await tx.insert(table).values({ ...written, id, companyId, key } as never)
        .onConflictDoUpdate({ target: table.id as never, set: written as never });
    }
    const linked = await writeLinks(tx, kind, entered, input);
    if (isSame && linked === null) return;
    await touchComponent(tx, entered);
    await logChange(tx, entered, { type: 'ITEM_SAVED', label: kind.label(columns as never).slice(0, 60) });
    await recordRows(tx, context, entered, [{ type: kind.type, ids: [id] }, ...linked ?? []]);
  });
  return { companyId, key, id };
}

async function mustHaveRoom(
  tx: Db, { table, most, refusal }: Pick<RowKind, 'table' | 'most' | 'refusal'>, { companyId, key }: ModuleAddress,
): Promise<void> {
  const count = await tx.$count(table, and(eq(table.companyId, companyId), eq(table.key, key), eq(table.isDeleted, false)));
  if (count >= most) throw invalid('id', refusal);
}

/** The rows on the other side whose links came or went, by their type; null when every link stands as it stood. */
async function writeLinks(
  tx: Db, { links }: Pick<RowKind, 'links'>, { companyId, standing }: EnteredModule, input: RowInput,
): Promise<ChangedRows[] | null> {
  const changed: ChangedRows[] = [];
  let areSame = true;
  for (const link of links) {
    const wanted = (input as unknown as Record<string, readonly string[] | null | undefined>)[link.field];
    if (wanted == null) continue;
    const { module, type } = link.to;
    const isShown = module === null || canSeeModule(standing, await reachOf(tx, companyId, module));
    const ids = await replaceLinks(tx, link, { companyId, rowId: input.id, isShown }, wanted);
    if (ids.length > 0) areSame = false;
    if (ids.length > 0 && type !== null) changed.push({ type, ids });
  }
  return areSame ? null : changed;
}

function sameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The module that a row of a kind stands in; of one that is not there, the first that it could stand in. */
export async function moduleOfRow(
  tx: Db, { table, modules }: Pick<RowKind, 'table' | 'modules'>, companyId: string, id: string,
): Promise<ModuleKey> {
  const [row] = await tx.select({ key: table.key }).from(table as RowTable).where(and(eq(table.id, id), eq(table.companyId, companyId)));
  return (row?.key as ModuleKey | undefined) ?? modules[0];
}
