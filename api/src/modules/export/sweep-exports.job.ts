import { lt, sql } from 'drizzle-orm';
import { releaseFilesOf } from '../files';
import { defineJob, every } from '../jobs';
import { planExport } from './export.table';

/** Files that nobody needs any more go after a week. */
export const sweepExportsJob = defineJob({
  kind: 'sweep-exports',
  repeats: every({ hours: 1 }),
  run: async ({ db, now }) => {
    await db.transaction(async (tx) => {
      const old = sql`(
        select x.id
        from plan_export x
        where x.ends_at < ${now().toISOString()}::timestamptz)`;
      await releaseFilesOf(tx, 'export', old, now());
      await tx.delete(planExport).where(lt(planExport.endsAt, now()));
    });
  },
});
