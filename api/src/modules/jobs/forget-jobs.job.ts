import { sql } from 'drizzle-orm';
import { defineJob } from './define-job';
import { everyDay } from './repeat';

/** Rows that tell why a job was given up are kept for 30 days. */
export const forgetJobs = defineJob({
  kind: 'forget-jobs',
  repeats: everyDay({ hour: 3 }),
  run: async ({ db }) => {
    await db.orm.execute(sql`delete from job where given_up_at < now() - interval '30 days'`);
  },
});
