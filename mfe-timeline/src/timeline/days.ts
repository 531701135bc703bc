const DAY_MS = 86_400_000;

/** Days since 1 January 1970 of a day (`YYYY-MM-DD`): what is drawn counts days and knows no zone. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** The day behind a number, as `YYYY-MM-DD`. */
export function dayAt(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return dayAt(dayNumber(day) + days);
}

/** The day it is where the browser is, which tells the account's zone to the server. */
export function localToday(now: Date = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
