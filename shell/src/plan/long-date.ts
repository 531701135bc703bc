const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** "14 July 2026" */
export function longDate(date: Date): string {
  return format.format(date);
}
