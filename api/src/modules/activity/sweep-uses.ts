import { lt } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { daysFrom } from '../../text/days';
import { activityUse } from './activity.table';

const KEPT_DAYS = 365;

/** What was seen, exported and printed is forgotten after a year. */
export async function sweepUses({ db: { orm }, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await orm.delete(activityUse).where(lt(activityUse.createdAt, daysFrom(now(), -KEPT_DAYS)));
}
