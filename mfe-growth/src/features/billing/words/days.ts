const DAY = 86_400_000;
const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
];

/** "24 June 2026", in the browser's zone. */
export function longDay(iso: string): string {
  return `${dayAndMonth(iso)} ${new Date(iso).getFullYear()}`;
}

/** "24 June" */
export function dayAndMonth(iso: string): string {
  const date = new Date(iso);
  return `${date.getDate()} ${MONTHS[date.getMonth()] ?? ''}`;
}

/** "24 Jun 2026", for rows of a table. */
export function tableDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getDate()} ${shortMonth(date)} ${date.getFullYear()}`;
}

/** "24 Jun" */
export function shortDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getDate()} ${shortMonth(date)}`;
}

/** Days that have begun count: the last one is 1. */
export function daysLeft(until: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / DAY));
}

/** "1 day", "41 days" */
export function daysWord(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

const shortMonth = (date: Date): string => (MONTHS[date.getMonth()] ?? '').slice(0, 3);
