import { addDays, dayAt, dayNumber } from '../../timeline/days';

/** `YYYY-MM` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** So many months later, or earlier below 0. */
export function addMonths(month: string, months: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String(at % 12 + 1).padStart(2, '0')}`;
}

/** The same day of another month, or its last one. */
export function sameDayIn(month: string, day: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}

/** 0 on a Monday. */
export const weekdayOf = (day: string): number => (dayNumber(day) + 3) % 7;

/** The weeks around a month, whole, from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = dayNumber(`${month}-01`) - weekdayOf(`${month}-01`);
  const end = dayNumber(`${addMonths(month, 1)}-01`);
  const weekFrom = (day: number) => Array.from({ length: 7 }, (_day, along) => dayAt(day + along));
  return Array.from({ length: Math.ceil((end - first) / 7) }, (_week, at) => weekFrom(first + at * 7));
}

const written = (day: string, how: Intl.DateTimeFormatOptions) => (
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { ...how, timeZone: 'UTC' })
);

/** "May 2026". */
export const monthTitle = (month: string): string => written(`${month}-01`, { month: 'long', year: 'numeric' });
/** "1 May". */
export const dayTitle = (day: string): string => written(day, { day: 'numeric', month: 'short' });
/** "Thu". */
export const weekdayTitle = (day: string): string => written(day, { weekday: 'short' });
/** "Thursday 14 May 2026". */
export const spokenDay = (day: string): string => (
  // Put together here: browsers differ in whether a comma follows the weekday.
  `${written(day, { weekday: 'long' })} ${written(day, { day: 'numeric', month: 'long', year: 'numeric' })}`
);
