import { lt } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { dayFrom, daysFrom } from '../../text/days';
import { activityUse, pageVisit } from './activity.table';

const KEPT_DAYS = 365;

/** What was seen, opened, exported and printed is forgotten after a year. */
export async function sweepUses({ db: { orm }, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await orm.delete(activityUse).where(lt(activityUse.createdAt, daysFrom(now(), -KEPT_DAYS)));
  await orm.delete(pageVisit).where(lt(pageVisit.day, dayFrom(now(), -KEPT_DAYS)));
}
