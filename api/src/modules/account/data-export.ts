import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, notFound } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { daysFrom } from '../../text/days';
import { isUuid } from '../../text/uuid';
import { requireFresh, requireUser, requireViewer } from '../identity';
import { dataExport } from './data-export.table';
import { makeDataExport } from './make-data-export.job';

const KEPT_DAYS = 7;

/** What GET /account/export answers: the last one asked for. */
export interface ShownDataExport { id: string; isReady: boolean; isOver: boolean; size: number | null; createdAt: Date; endsAt: Date }

const ofViewer = (context: Context) => eq(dataExport.userId, requireViewer(context).userId);
const isThere = (context: Context) => gt(dataExport.endsAt, context.now());

export async function readDataExport(context: Context): Promise<RouteAnswer> {
  const [row] = await context.db.orm.select().from(dataExport)
    .where(and(ofViewer(context), or(eq(dataExport.state, 'DONE'), isThere(context)))).orderBy(desc(dataExport.createdAt)).limit(1);
  const isOver = row !== undefined && row.endsAt <= context.now();
  const shown: ShownDataExport | null = row
    ? { id: row.id, isReady: row.state === 'DONE' && !isOver, isOver, size: row.size, createdAt: row.createdAt, endsAt: row.endsAt }
    : null;
  return { body: { last: shown } };
}

/** POST /account/export: a job makes it, a mail says when. Throws EXPORT_RUNS while one is being made. */
export async function askDataExport(context: Context): Promise<RouteAnswer> {
  const viewer = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const user = await requireUser(tx, viewer);
    await requireFresh(context, tx);
    const open = await tx.$count(dataExport, and(eq(dataExport.userId, user.id), eq(dataExport.state, 'WAITING')));
    if (open > 0) throw conflict('Your export is being put together already.', undefined, 'EXPORT_RUNS');
    const [id, createdAt] = [randomUUID(), context.now()];
    await tx.delete(dataExport).where(and(eq(dataExport.userId, user.id), lte(dataExport.endsAt, createdAt), isNull(dataExport.size)));
    await tx.insert(dataExport).values({ id, userId: user.id, createdAt, endsAt: daysFrom(createdAt, KEPT_DAYS) });
    await context.jobs.enqueue(tx, makeDataExport, { key: id, payload: { id } });
  });
  return { status: 202 };
}

/** GET /account/export/:id/file, for who asked for it alone, when they have shown who they are. */
export async function fetchDataExport(context: Context, id: string): Promise<RouteAnswer> {
  const [row] = isUuid(id) ? await context.db.orm.select().from(dataExport)
    .where(and(eq(dataExport.id, id), ofViewer(context), isThere(context))) : [];
  if (row?.state !== 'DONE') throw notFound('This export is not there any more.');
  await requireFresh(context);
  const name = `heartwood-data-${row.createdAt.toISOString().slice(0, 10)}.zip`;
  const headers = {
    'content-type': 'application/zip', 'content-length': String(row.size), 'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  };
  return { body: await context.files.open(id), headers };
}

/** Ids under which archives lie in the file store. */
export async function keptDataExports({ db }: Pick<Context, 'db'>): Promise<readonly string[]> {
  return (await db.orm.select({ id: dataExport.id }).from(dataExport).where(isNotNull(dataExport.size))).map(({ id }) => id);
}
