/** So many days later, or earlier when there are less than none. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
}

/** The same as a day of the calendar, in UTC. */
export function dayFrom(now: Date, days: number): string {
  return daysFrom(now, days).toISOString().slice(0, 10);
}
