const DAY = 86_400_000;

/** Midnight of the viewer's own day. */
function dayOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function daysAgo(date: Date, now: Date): number {
  return Math.round((dayOf(now) - dayOf(date)) / DAY);
}

let locale = 'en-GB';

/** Follows the habits of another place: on a partner's page that page says whose. One that nobody knows changes nothing. */
export function followLocale(wanted: string): void {
  try {
    locale = Intl.getCanonicalLocales(wanted)[0] ?? locale;
  } catch {
    // Not a locale.
  }
}

const say = (date: Date, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(date);

/** `09:41` */
export function clockTime(iso: string): string {
  return say(new Date(iso), { hour: '2-digit', minute: '2-digit' });
}

/** Of a row of a list: the time today, the weekday within a week, else the day. */
export function rowTime(iso: string, now: Date = new Date()): string {
  const date = new Date(iso);
  const days = daysAgo(date, now);
  if (days <= 0) return clockTime(iso);
  if (days < 7) return say(date, { weekday: 'short' });
  return say(date, { day: 'numeric', month: 'short', ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }) });
}

/** Of a day separator: "Today", "Yesterday", the weekday within a week, else the date. */
export function dayLabel(iso: string, now: Date = new Date()): string {
  const date = new Date(iso);
  const days = daysAgo(date, now);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return say(date, { weekday: 'long' });
  return say(date, {
    weekday: 'long', day: 'numeric', month: 'long', ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });
}

export function isSameDay(a: string, b: string): boolean {
  return dayOf(new Date(a)) === dayOf(new Date(b));
}
