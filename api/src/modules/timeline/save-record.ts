import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import { mergeRow, type PresentRow } from '../../db/merge-row';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { logActivity } from '../activity';
import { refuseDeleted } from '../identity';
import { enterTimeline, type EnteredTimeline } from './enter-timeline';
import type { RecordTable } from './record.table';
import type { RecordInput, RecordKind } from './record-kind';
import { recordTimeline, type ChangedRecords } from './record-timeline';

type Present = PresentRow & { companyId: string; title: string; updatedBy: string | null };

/**
 * Creates or changes a record, or brings a deleted one back; the same call twice changes nothing. Throws FORBIDDEN for who may not edit
 * the timeline and for an id that stands elsewhere, LOCKED, INVALID with a field, DELETED for a change (`baseRevision`) to what is not
 * there, and CONFLICT with the field that somebody else has changed since.
 */
export async function saveRecord<Table extends RecordTable, Input extends RecordInput>(
  context: Context, kind: RecordKind<Table, Input>, companyId: string, input: Input,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterTimeline(tx, context, companyId, kind.refusal);
    const changed = await writeRecord(tx, kind, entered, input);
    if (changed.length > 0) await recordTimeline(tx, context, entered, changed, kind.step);
  });
}

/** What changed; nothing when it stands there as it should. */
export async function writeRecord<Table extends RecordTable, Input extends RecordInput>(
  tx: Db, kind: RecordKind<Table, Input>, entered: EnteredTimeline, input: Input,
): Promise<ChangedRecords[]> {
  const refused = kind.refuse?.(entered);
  if (refused) throw refused;
  const { companyId, viewerId, tab, now } = entered;
  const { table, type, component } = kind;
  const { id, baseRevision } = input;
  const [row] = await tx.select().from(table as RecordTable).where(eq(table.id, id)) as Present[];
  if (row && row.companyId !== companyId) throw forbidden();
  await refuseDeleted(tx, row, baseRevision);
  if (!row || row.isDeleted) await mustHaveRoom(tx, kind, companyId);
  const columns = await kind.check(tx, entered, { input, row: row as Table['$inferSelect'] | undefined });
  const { written, isSame } = mergeRow(row, columns, { by: viewerId, at: now, baseRevision, tab });
  if (isSame) return [];
  const [mine] = await tx.insert(table).values({ ...written, id, companyId, createdBy: viewerId, createdAt: now } as never)
    .onConflictDoUpdate({ target: table.id as never, set: written as never, setWhere: eq(table.companyId, companyId) })
    .returning({ id: table.id as PgColumn });
  // Another company has taken the same id since it was read.
  if (!mine) throw forbidden();
  await logActivity(tx, { ...entered, component: `${component}:${id}` }, { type: 'ITEM_SAVED', label: columns.title.slice(0, 60) });
  const restored = row?.isDeleted ? await kind.restore?.(tx, entered, id) ?? [] : [];
  return [{ type, ids: [id] }, ...restored];
}

/** What goes with a record; `id` is its own. */
export type Leaving = (tx: Db, entered: EnteredTimeline, id: string) => Promise<ChangedRecords[]>;
const alone: Leaving = () => Promise.resolve([]);

/** Soft: saving the same id brings it back. A record that is not there is deleted already. Throws FORBIDDEN, and LOCKED. */
export async function deleteRecord<Table extends RecordTable, Input extends RecordInput>(
  context: Context, kind: RecordKind<Table, Input>, { companyId, id }: { companyId: string; id: string }, leaving = alone,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterTimeline(tx, context, companyId);
    const changed = await removeRecord(tx, kind, entered, id);
    if (changed.length === 0) return;
    await recordTimeline(tx, context, entered, [...changed, ...await leaving(tx, entered, id)], kind.step);
  });
}

type RemovedKind<Table extends RecordTable> = Pick<RecordKind<Table, RecordInput>, 'table' | 'type' | 'component' | 'refuse'>;

/** What changed; nothing when it is not there. */
export async function removeRecord<Table extends RecordTable>(
  tx: Db, { table, type, component, refuse }: RemovedKind<Table>, entered: EnteredTimeline, id: string,
): Promise<ChangedRecords[]> {
  const refused = refuse?.(entered);
  if (refused) throw refused;
  const { companyId, viewerId, now } = entered;
  const gone = { isDeleted: true, revision: sql`${table.revision} + 1`, updatedBy: viewerId, updatedAt: now };
  const [row] = await tx.update(table).set(gone as never)
    .where(and(eq(table.id, id), eq(table.companyId, companyId), eq(table.isDeleted, false)))
    .returning() as unknown as Present[];
  if (!row) return [];
  await logActivity(tx, { ...entered, component: `${component}:${id}` }, { type: 'ITEM_DELETED', label: row.title.slice(0, 60) });
  return [{ type, ids: [id] }];
}

/** Throws INVALID when a company can have no more of them. */
export async function mustHaveRoom(
  tx: Db, { table, most, many }: { table: RecordTable; most: number; many: string }, companyId: string,
): Promise<void> {
  const count = await tx.$count(table, and(eq(table.companyId, companyId), eq(table.isDeleted, false)));
  if (count >= most) throw invalid('id', `A company can have at most ${most.toLocaleString('en-US')} ${many}.`);
}
