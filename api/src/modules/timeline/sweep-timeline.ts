import { and, eq, lt } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { daysFrom } from '../../text/days';
import { milestoneNotice } from './goal-notice.table';
import { calendarCategory, phase, scenario } from './lane.table';
import type { RecordTable } from './record.table';
import { milestone, traction } from './timeline.table';

const KEPT_DAYS = 30;
const RECORDS: readonly RecordTable[] = [milestone, traction, phase, scenario, calendarCategory];

/**
 * Deleted records go for good after 30 days, with what hangs on them; what stood in a lane that goes stands in none. So does the memory
 * of who was told what: nothing is told so late.
 */
export async function sweepTimeline({ db: { orm }, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const end = daysFrom(now(), -KEPT_DAYS);
  for (const table of RECORDS) await orm.delete(table).where(and(eq(table.isDeleted, true), lt(table.updatedAt, end)));
  await orm.delete(milestoneNotice).where(lt(milestoneNotice.toldAt, end));
}
