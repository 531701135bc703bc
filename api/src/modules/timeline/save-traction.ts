import { METRIC_TYPES, type MetricType } from '@heartwood/contract/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { mergeRow } from '../../db/merge-row';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { oneOf, rowName, rowText, rowWord } from '../../text/row-checks';
import { logActivity } from '../activity';
import { enterTimeline, type EnteredTimeline } from './enter-timeline';
import { metricValue } from './goals';
import { recordTimeline } from './record-timeline';
import { traction } from './timeline.table';

const MOST = 2_000;

interface TractionFields {
  title: string;
  description: string | null;
  metricType: MetricType;
  tractionType: string | null;
  tractionValue: string;
}

/** What is left out stays as it is; null empties. */
export type TractionInput = { [Name in keyof TractionFields]?: TractionFields[Name] | null | undefined } & {
  id: string; baseRevision?: number | null | undefined;
};

/** Creates or changes a record of traction, or brings a deleted one back. Throws as `saveGoal` does. */
export async function saveTraction(context: Context, companyId: string, { id, baseRevision, ...input }: TractionInput): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterTimeline(tx, context, companyId);
    const { viewerId, now } = entered;
    const [row] = await tx.select().from(traction).where(eq(traction.id, id));
    if (row && row.companyId !== companyId) throw forbidden();
    if (!row || row.isDeleted) await mustHaveRoom(tx, companyId);
    const columns = checkTraction(input, row);
    const { written, isSame } = mergeRow(row, columns, { by: viewerId, at: now, baseRevision });
    if (isSame) return;
    const [mine] = await tx.insert(traction).values({ ...written, id, companyId, createdBy: viewerId, createdAt: now })
      .onConflictDoUpdate({ target: traction.id, set: written, setWhere: eq(traction.companyId, companyId) })
      .returning({ id: traction.id });
    if (!mine) throw forbidden();
    await logActivity(tx, inHistory(entered, id), { type: 'ITEM_SAVED', label: columns.title.slice(0, 60) });
    await recordTimeline(tx, context, entered, { type: 'Traction', ids: [id] });
  });
}

/** Soft: `saveTraction` with the same id brings it back. A record that is not there is deleted already. Throws FORBIDDEN. */
export async function deleteTraction(context: Context, { companyId, id }: { companyId: string; id: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entered = await enterTimeline(tx, context, companyId);
    const { viewerId, now } = entered;
    const [row] = await tx.update(traction)
      .set({ isDeleted: true, revision: sql`${traction.revision} + 1`, updatedBy: viewerId, updatedAt: now })
      .where(and(eq(traction.id, id), eq(traction.companyId, companyId), eq(traction.isDeleted, false)))
      .returning({ title: traction.title });
    if (!row) return;
    await logActivity(tx, inHistory(entered, id), { type: 'ITEM_DELETED', label: row.title.slice(0, 60) });
    await recordTimeline(tx, context, entered, { type: 'Traction', ids: [id] });
  });
}

const inHistory = (where: EnteredTimeline, id: string) => ({ ...where, component: `traction:${id}` });

/** Throws INVALID with the field. */
function checkTraction(input: Omit<TractionInput, 'id'>, row: typeof traction.$inferSelect | undefined): TractionFields {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const all: Partial<TractionFields> = { ...row, ...given };
  const metricType = oneOf('metricType', all.metricType ?? 'text', METRIC_TYPES, 'The metric type');
  // As with a goal, another type clears the value.
  const isCleared = row !== undefined && row.metricType !== metricType && input.tractionValue === undefined;
  return {
    title: rowName('title', all.title, 'The title'),
    description: rowText('description', all.description, 'The description'),
    metricType,
    tractionType: rowWord('tractionType', all.tractionType, 'The type'),
    tractionValue: metricValue('tractionValue', metricType, isCleared ? '' : all.tractionValue ?? ''),
  };
}

async function mustHaveRoom(tx: Db, companyId: string): Promise<void> {
  const count = await tx.$count(traction, and(eq(traction.companyId, companyId), eq(traction.isDeleted, false)));
  if (count >= MOST) throw invalid('id', `A company can have at most ${MOST.toLocaleString('en-US')} records of traction.`);
}
