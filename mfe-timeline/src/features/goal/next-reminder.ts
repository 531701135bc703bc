import { addDays, dayNumber } from '../../timeline/days';
import type { Goal } from '../../timeline/timeline';

const WEEK = 7;
/** Of day 0, 1 January 1970, which was a Thursday. */
const [THURSDAY, MONDAY] = [4, 1];

/**
 * The day on which a check-in is asked for next: a Monday that is a week or more after the last one, as the server asks for it. Null where
 * none is asked for: of a goal that is reached, counts itself, has no number or no day.
 */
export function nextReminder(
  { status, metricType, valueFrom, date, checkInDate }: Pick<Goal, 'status' | 'metricType' | 'valueFrom' | 'date' | 'checkInDate'>,
  today: string,
): string | null {
  if (status === 'ACHIEVED' || metricType === 'text' || valueFrom !== null || date === null) return null;
  const [tomorrow, rested] = [addDays(today, 1), checkInDate === null ? today : addDays(checkInDate, WEEK)];
  const from = rested > tomorrow ? rested : tomorrow;
  const weekday = (dayNumber(from) + THURSDAY) % WEEK;
  return addDays(from, (WEEK + MONDAY - weekday) % WEEK);
}
