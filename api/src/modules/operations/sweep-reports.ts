import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** Anybody may report: what is kept has an end by number too. */
const MOST = 100_000;

/** Reports are kept for 30 days, the newest of them. */
export async function sweepReports({ orm }: Database, most = MOST): Promise<void> {
  await orm.execute(sql`delete from client_report where created_at < now() - interval '30 days'`);
  await orm.execute(sql`delete from client_report
    where created_at <= (
      select created_at
      from client_report
      order by created_at desc
      offset ${most}
      limit 1)`);
}
