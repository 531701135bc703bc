import { AREAS, type AreaKey } from '@heartwood/contract/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { AppError, forbidden, invalid } from '../../request/errors';
import { daysFrom } from '../../text/days';
import { enterCompany } from '../company';
import { requireViewer } from '../identity';
import type { Job } from '../jobs';
import type { ExportFormat, PageFormat } from './document';
import { drawTimeline } from './draw-timeline.job';
import { planExport } from './export.table';
import { makeExport } from './make-export.job';
import type { TimelineChoice } from './timeline-choice';

export interface AskedExport {
  companyId: string;
  /** The client's: the same again is the same export. */
  id: string;
  format: ExportFormat;
  areas: readonly AreaKey[];
  page: PageFormat;
  withComments: boolean;
  onlyShared: boolean;
}

const MOST_OPEN = 3;
const KEPT_DAYS = 7;

/**
 * Takes down that somebody wants the plan as a file; a job makes it. Whoever belongs to the company may: the file holds what
 * they can read. Throws INVALID without an area, FORBIDDEN for outsiders and for the id of another's, TOO_MANY while three of
 * theirs are being made.
 */
export async function askExport(context: Context, { areas, ...asked }: AskedExport): Promise<string> {
  const chosen = AREAS.map(({ key }) => key).filter((key) => areas.includes(key));
  if (chosen.length === 0) throw invalid('areas', 'Choose at least one area.');
  return takeDown(context, { ...asked, areas: chosen }, makeExport);
}

export interface AskedDrawing { companyId: string; id: string; page: PageFormat; timeline: TimelineChoice }

/** The same for the timeline, drawn on one page. Throws FORBIDDEN and TOO_MANY, as `askExport` does. */
export function askTimelineExport(context: Context, asked: AskedDrawing): Promise<string> {
  return takeDown(context, { ...asked, format: 'PDF', areas: [], withComments: false, onlyShared: false }, drawTimeline);
}

type Row = Omit<typeof planExport.$inferInsert, 'userId' | 'createdAt' | 'endsAt'>;

/** Takes an export down once, however often it is asked for, and has the job make it. */
export async function takeDown(context: Context, row: Row, job: Job<{ id: string }>): Promise<string> {
  const { userId } = requireViewer(context);
  const { id, companyId = null } = row;
  await context.db.transaction(async (tx) => {
    if (companyId !== null) await enterCompany(tx, userId, companyId, context.now());
    const [known] = await tx.select().from(planExport).where(eq(planExport.id, id));
    if (known && (known.userId !== userId || known.companyId !== companyId)) throw forbidden();
    if (known) return;
    const open = await tx.$count(planExport, and(eq(planExport.userId, userId), inArray(planExport.state, ['WAITING', 'RUNNING'])));
    if (open >= MOST_OPEN) throw new AppError('TOO_MANY', 429, 'Three exports are being made. Wait until one is there.');
    const createdAt = context.now();
    await tx.insert(planExport).values({ ...row, userId, createdAt, endsAt: daysFrom(createdAt, KEPT_DAYS) });
    await context.jobs.enqueue(tx, job, { key: id, payload: { id } });
  });
  return id;
}
