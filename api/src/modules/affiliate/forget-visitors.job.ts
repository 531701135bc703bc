import { AFFILIATE } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import { daysFrom } from '../../text/days';
import { defineJob, every } from '../jobs';

/** Who followed a link is known by nothing once it does not count any more; that somebody did stays. */
export const forgetVisitorsJob = defineJob({
  kind: 'forget-visitors',
  repeats: every({ hours: 24 }),
  run: async ({ db, now }) => {
    await db.orm.execute(sql`
      update affiliate_click
      set visitor_hash = 'gone:' || gen_random_uuid()
      where clicked_at < ${daysFrom(now(), -AFFILIATE.referralDays).toISOString()}::timestamptz and visitor_hash not like 'gone:%'`);
  },
});
