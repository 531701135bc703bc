import { and, asc, gt, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { files } from './files.table';

const PAGE = 200;

/** Takes away the bytes of what was let go, and what was uploaded and then used by nothing. May run in several processes at once. */
export async function sweepFiles({ db: { orm }, files: store, log, now }: Pick<Services, 'db' | 'files' | 'log' | 'now'>): Promise<void> {
  await orm.update(files).set({ goneAt: now() }).where(and(lt(files.keptUntil, now()), isNull(files.goneAt)));
  for (let after: string | null = null, isDone = false; !isDone;) {
    const rows: { id: string }[] = await orm.select({ id: files.id }).from(files)
      .where(and(lte(files.goneAt, now()), after === null ? undefined : gt(files.id, after))).orderBy(asc(files.id)).limit(PAGE);
    const removed: string[] = [];
    for (const { id } of rows) {
      try {
        await store.remove(id);
        removed.push(id);
      } catch (error) {
        log.error({ err: error, file: id }, 'the bytes of a file could not be removed; the next sweep tries again');
      }
    }
    if (removed.length > 0) await orm.delete(files).where(inArray(files.id, removed));
    after = rows.at(-1)?.id ?? null;
    isDone = rows.length < PAGE;
  }
}
