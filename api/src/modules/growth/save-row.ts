import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { canSeeModule, type ModuleKey } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { mergeRow, type PresentRow } from '../../db/merge-row';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import type { Activity } from '../activity';
import { refuseDeleted } from '../identity';
import { enterModule, reachOf, type EnteredModule, type ModuleAddress } from './enter-module';
import { followRows } from './follow-rows';
import { logChange } from './log-change';
import { recordRows } from './record-rows';
import type { ChangedRows } from './row-reading';
import type { RowTable } from './row.table';
import type { RowKind } from './row-kind';
import { isThere as isThereFor, replaceLinks } from './row-links';
import { touchComponent } from './touch-component';

/**
 * What every input of a row says besides its own fields. A field or a list of links that is left out stays as it is; a new row
 * needs those that its kind asks for. `baseRevision` is that of the row which the writer changed; without one a deleted row
 * comes back.
 */
export interface RowInput { id: string; position?: number | null | undefined; baseRevision?: number | null | undefined }

/** The input of a kind with these fields. */
export type RowInputOf<Fields> = RowInput & { [Name in keyof Fields]?: Fields[Name] | null | undefined };

export interface SavedRow extends ModuleAddress { id: string }

/**
 * Creates or changes a row, or brings a deleted one back; the same call twice changes nothing. Its links are replaced as a whole.
 * Throws FORBIDDEN for who may not edit the module and for the id of a row that stands elsewhere, LOCKED, INVALID with a field,
 * DELETED for a change (`baseRevision`) to a row that somebody has deleted, and CONFLICT with the field that somebody else has changed
 * since; what two people write in two fields is merged.
 */
export async function saveRow<Table extends RowTable, Input extends RowInput>(
  context: Context, kind: RowKind<Table, Input>, where: RowAddress, input: Input,
): Promise<SavedRow> {
  const key = await saveRows(context, kind, where, [input]);
  return { companyId: where.companyId, key, id: input.id };
}

/** Where rows are saved; without a module, where the first of them stands. */
export interface RowAddress { companyId: string; key?: ModuleKey | null | undefined }

/** Several rows of a module at once, all or none: the same as `saveRow` for each. Answers their module. */
export async function saveRows<Table extends RowTable, Input extends RowInput>(
  context: Context, kind: RowKind<Table, Input>, { companyId, key: named }: RowAddress, inputs: readonly Input[],
): Promise<ModuleKey> {
  return context.db.transaction(async (tx) => {
    const key = named ?? await moduleOfRow(tx, kind, companyId, inputs[0]?.id ?? '');
    if (!kind.modules.includes(key)) throw invalid('key', 'This module has no such rows.');
    const entered = await enterModule(tx, context, { companyId, key }, 'edit');
    await mustSeeAlongside(tx, kind, entered);
    await writeRows(tx, context, kind, entered, inputs);
    return key;
  });
}

/** Throws FORBIDDEN for who does not see a module that the rows tell of besides their own. */
export async function mustSeeAlongside(
  tx: Db, { alongside = [] }: Pick<RowKind, 'alongside'>, { companyId, standing }: EnteredModule,
): Promise<void> {
  for (const key of alongside) if (!canSeeModule(standing, await reachOf(tx, companyId, key))) throw forbidden();
}

/** What the history says of rows that were written, by their labels. */
type WrittenLines = (labels: readonly string[]) => readonly Activity[];
const aLineEach = ({ unversioned }: Pick<RowKind, 'unversioned'>): WrittenLines => (
  (labels) => labels.map((label) => ({ type: unversioned?.saved ?? 'ITEM_SAVED', label }))
);

/** Writes rows of the module that was entered, with its history and the company's stream; nothing when they stand as they should. */
export async function writeRows<Table extends RowTable, Input extends RowInput>(
  tx: Db, context: Context, kind: RowKind<Table, Input>, entered: EnteredModule, inputs: readonly Input[],
  lines = aLineEach(kind),
): Promise<void> {
  const written: WrittenRow[] = [];
  for (const input of inputs) {
    kind.admit?.(entered, input.id);
    for (const each of await kind.inputs?.(tx, entered, input) ?? [input]) written.push(...await writeRow(tx, kind, entered, each));
  }
  if (written.length === 0) return;
  await touchComponent(tx, entered);
  for (const line of lines(written.map(({ label }) => label))) await logChange(tx, entered, line);
  const own = { type: kind.type, ids: written.map(({ id }) => id) };
  await recordRows(tx, context, entered, [own, ...written.flatMap(({ linked }) => linked)]);
}

interface WrittenRow { id: string; label: string; linked: ChangedRows[] }

/** None when it stands there as it should. */
async function writeRow<Table extends RowTable, Input extends RowInput>(
  tx: Db, kind: RowKind<Table, Input>, entered: EnteredModule, input: Input,
): Promise<WrittenRow[]> {
  const { companyId, key, viewerId, now } = entered;
  const { table } = kind;
  const { id } = input;
  const [row] = await tx.select().from(table as RowTable).where(eq(table.id, id)) as KindRow[];
  if (row && (row.companyId !== companyId || row.key !== key)) throw forbidden();
  await refuseDeleted(tx, row, input.baseRevision);
  const position = input.position ?? row?.position;
  if (position === undefined || !Number.isFinite(position)) throw invalid('position', 'The position must be a number.');
  const referring = await readReferences(tx, kind, entered, input, row);
  const own = kind.check({ ...row, ...given(input) } as unknown as Input);
  const columns: Readonly<Record<string, unknown>> = { ...own, ...referring, position };
  if (row === undefined || row.isDeleted) await mustHaveRoom(tx, kind, { companyId, key });
  const { written, isSame } = mergeRow(row, columns, { by: viewerId, at: now, baseRevision: input.baseRevision });
  const write = async () => {
    const [mine] = await tx.insert(table).values({ ...written, id, companyId, key, createdBy: viewerId, createdAt: now } as never)
      .onConflictDoUpdate({ target: table.id as never, set: written as never, setWhere: eq(table.companyId, companyId) })
      .returning({ id: table.id as PgColumn });
    // Another company has taken the same id since it was read.
    if (!mine) throw forbidden();
  };
  // The row stands before its links do.
  if (!isSame) await write();
  const linked = await writeLinks(tx, kind, entered, input);
  if (isSame && linked === null) return [];
  if (isSame) await write();
  const followers = row?.isDeleted ? await followRows(tx, table, entered) : [];
  return [{ id, label: kind.label(columns as never).slice(0, 60), linked: [...linked ?? [], ...followers] }];
}

/** The ids that a row refers to: those that the writer names, and what they could not see as it stands. */
async function readReferences(
  tx: Db, { references }: Pick<RowKind, 'references'>, { companyId, standing }: EnteredModule, input: RowInput, row: PresentRow | undefined,
): Promise<Record<string, string | null>> {
  const referring: Record<string, string | null> = {};
  for (const reference of references) {
    const { field, to: { module, refusal } } = reference;
    const wanted = (input as unknown as Record<string, string | null | undefined>)[field];
    const present = (row?.[field] ?? null) as string | null;
    referring[field] = present;
    if (wanted === undefined || wanted === present) continue;
    const isShown = module === null || canSeeModule(standing, await reachOf(tx, companyId, module));
    if (wanted !== null && !(isShown && await isThereFor(tx, reference, companyId, wanted))) throw invalid(field, refusal);
    if (isShown) referring[field] = wanted;
  }
  return referring;
}

type KindRow = PresentRow & { companyId: string; key: string; position: number; updatedBy: string | null };

/** What the writer says: null empties a field. */
function given(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
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

/** The module that a row of a kind stands in; of one that is not there, the first that it could stand in. */
export async function moduleOfRow(
  tx: Db, { table, modules }: Pick<RowKind, 'table' | 'modules'>, companyId: string, id: string,
): Promise<ModuleKey> {
  const [row] = await tx.select({ key: table.key }).from(table as RowTable).where(and(eq(table.id, id), eq(table.companyId, companyId)));
  return (row?.key as ModuleKey | undefined) ?? modules[0];
}
