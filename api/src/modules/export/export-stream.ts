import { leavable, NoticeQueue } from '../../events/notice-queue';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { exportTopic, type ExportProgress } from './export-event';
import { readExport, type PlanExport } from './read-exports';

/** The export as it is, and at each change, until it is there, failed or called off. Throws FORBIDDEN for another's. */
export async function openExportStream(context: Context, id: string): Promise<AsyncIterableIterator<PlanExport>> {
  const queue = new NoticeQueue();
  await queue.open(context.bus, exportTopic(id));
  const first = await readExport(context, id);
  if (!first) {
    queue.close();
    throw forbidden();
  }
  return leavable(steps(context, first, queue), queue);
}

async function* steps(context: Context, first: PlanExport, queue: NoticeQueue): AsyncGenerator<PlanExport, void> {
  try {
    let now: PlanExport | null = first;
    while (now) {
      yield now;
      if (now.state !== 'WAITING' && now.state !== 'RUNNING') return;
      const notice = await queue.next();
      if (notice === null) return;
      const { slide, slideCount } = notice as Partial<ExportProgress>;
      now = slide !== undefined && slideCount !== undefined ? { ...now, slide, slideCount } : await readExport(context, now.id);
    }
  } finally {
    queue.close();
  }
}
