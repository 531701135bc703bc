import type { Context } from '../../request/context';
import { requireViewer } from '../identity';
import { fileAddress } from '../files';
import type { ExportProgress } from './export-event';
import { ONE_EXPORT, OWN_DECK_EXPORTS, OWN_EXPORTS, OWN_NOTES_EXPORTS, type ExportFacts } from './export.queries';

/** An export as the person who asked for it sees it. */
export interface PlanExport extends Omit<ExportFacts, 'fileId'>, Partial<ExportProgress> {
  /** Signed, good for an hour or two; null until the file is there. */
  url: string | null;
}

const MOST_SHOWN = 10;

/** The viewer's newest exports of a company; none for outsiders. */
export async function readExports(context: Context, companyId: string): Promise<PlanExport[]> {
  const { userId } = requireViewer(context);
  const rows = await context.db.read<{ data: ExportFacts }>(OWN_EXPORTS, [userId, companyId, MOST_SHOWN]);
  return rows.map(({ data }) => viewExport(context, data));
}

/** The viewer's newest exports of notes. */
export async function readNotesExports(context: Context): Promise<PlanExport[]> {
  const rows = await context.db.read<{ data: ExportFacts }>(OWN_NOTES_EXPORTS, [requireViewer(context).userId, MOST_SHOWN]);
  return rows.map(({ data }) => viewExport(context, data));
}

/** The viewer's newest exports of a presentation. */
export async function readDeckExports(context: Context, presentationId: string): Promise<PlanExport[]> {
  const rows = await context.db.read<{ data: ExportFacts }>(OWN_DECK_EXPORTS, [requireViewer(context).userId, presentationId, MOST_SHOWN]);
  return rows.map(({ data }) => viewExport(context, data));
}

/** One of the viewer's; null when it is not theirs, or they do not belong to the company any more. */
export async function readExport(context: Context, id: string): Promise<PlanExport | null> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: ExportFacts }>(ONE_EXPORT, [userId, id]);
  return row ? viewExport(context, row.data) : null;
}

/** Whether the file of an export may be fetched by the viewer. */
export const seesExport = async (context: Context, id: string): Promise<boolean> => (await readExport(context, id))?.url != null;

function viewExport({ fileAddresses }: Context, { fileId, ...facts }: ExportFacts): PlanExport {
  const isThere = facts.state === 'DONE' && fileId !== null;
  return { ...facts, url: isThere ? fileAddresses.sign(fileAddress(fileId), facts.fileName ?? '') : null };
}
