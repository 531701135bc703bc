/** A day and a number. */
export interface Point { at: string; value: number }

/** One bar: the days that it stands for. */
export interface Bar { from: string; to: string; label: string; value: number }

export type Unit = 'day' | 'week' | 'month';

const DAY = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MOST_WEEKS = 26;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
export const shiftDay = (day: string, days: number): string => new Date(timeOf(day) + days * DAY).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / DAY);
const mondayOf = (day: string) => shiftDay(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
export const monthName = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
/** "4 May" */
export const dayName = (day: string): string => `${Number(day.slice(8))} ${monthName(day)}`;

/** The number of a week as calendars count them (ISO 8601): that of the year that its Thursday is in. */
export function weekNumber(day: string): number {
  const thursday = shiftDay(mondayOf(day), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

/** What bars stand for: days of a month, weeks of some months, months of more. */
export function unitOf(weeks: number | null, since: string, today: string): Unit {
  if (weeks !== null) return weeks <= 4 ? 'day' : 'week';
  return daysBetween(since, today) > MOST_WEEKS * 7 ? 'month' : 'week';
}

/** A bar for each day, week or month from the first day to today, with those in which nothing happened. */
export function barsOf(points: readonly Point[], unit: Unit, { since, today }: { since: string; today: string }): Bar[] {
  const values = new Map<string, number>();
  const startOf = (day: string) => (unit === 'day' ? day : unit === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`);
  for (const { at, value } of points) values.set(startOf(at), (values.get(startOf(at)) ?? 0) + value);
  const bars: Bar[] = [];
  for (let from = startOf(since); from <= today;) {
    const next = nextOf(from, unit);
    const to = shiftDay(next, -1);
    bars.push({ from, to: to > today ? today : to, label: labelOf(from, unit), value: values.get(from) ?? 0 });
    from = next;
  }
  return bars;
}

function nextOf(from: string, unit: Unit): string {
  if (unit !== 'month') return shiftDay(from, unit === 'day' ? 1 : 7);
  return `${shiftDay(from, 31).slice(0, 7)}-01`;
}

function labelOf(from: string, unit: Unit): string {
  if (unit === 'day') return String(Number(from.slice(8)));
  return unit === 'week' ? String(weekNumber(from)) : monthName(from);
}

/** How many there were at the end of each day on which that changed, from the first day on. */
export function stepsOf(history: readonly Point[], { since, today }: { since: string; today: string }): Point[] {
  const shown = history.filter(({ at }) => at >= since && at <= today);
  return shown[0]?.at === since ? shown : [{ at: since, value: history.findLast(({ at }) => at < since)?.value ?? 0 }, ...shown];
}
