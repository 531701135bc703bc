const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);
const SHORT = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const WITH_YEAR = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "May" of 2026-05. All months have three letters; the locale writes "Sept". */
export const monthName = (month: string): string => SHORT.format(dateOf(month)).slice(0, 3);

/** "May 2026". */
export const monthAndYear = (month: string): string => LONG.format(dateOf(month));

/** "Sep–Dec", and with its year where a range of months is told to somebody who does not see them: "Jan–Apr 2027". */
export function monthRange(first: string, last: string, withYear = false): string {
  return (withYear ? WITH_YEAR : SHORT).formatRange(dateOf(first), dateOf(last)).replace(/\s–\s/u, '–').replace(/Sept/gu, 'Sep');
}
