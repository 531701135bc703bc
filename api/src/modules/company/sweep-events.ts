import type { Services } from '../../request/context';
import type { Statement } from '../../db/database';
import { daysFrom } from '../../text/days';

const KEPT_DAYS = 7;
/** However old: a small company's stream reaches back further than a week. */
const KEPT_STEPS = 1_000;
/** So many rows go in one statement: the embedded database has one connection, and whoever waits behind it notices. */
const BATCH = 5_000;

/** $1 the oldest moment that is kept, $2 how many steps of each company are kept, $3 how many go at once. */
export const TRIM_EVENTS: Statement = {
  name: 'company-trim-events',
  text: `with gone as (
      delete from company_event
      where (company_id, seq) in (
        select e.company_id, e.seq
        from company c
        join company_event e on e.company_id = c.id and e.seq <= c.last_event_seq - $2::int
        where c.last_event_seq > $2::int and e.created_at < $1::timestamptz
        limit $3::int)
      returning 1)
    select count(*)::int as count from gone`,
};

/**
 * Steps that are older than a week go, but for the last thousand of each company. Whoever was away for longer gets HELLO and
 * loads anew.
 */
export async function sweepEvents({ db, now }: Pick<Services, 'db' | 'now'>, batch = BATCH): Promise<void> {
  const before = daysFrom(now(), -KEPT_DAYS).toISOString();
  for (;;) {
    const [row] = await db.write<{ count: number }>(TRIM_EVENTS, [before, KEPT_STEPS, batch]);
    if ((row?.count ?? 0) < batch) return;
  }
}
