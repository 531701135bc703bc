const DAY = 86_400_000;

/** Midnight of the viewer's own day. */
function dayOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** How many days ago, as the calendar counts. */
export function daysAgo(iso: string, now: Date): number {
  return Math.round((dayOf(now) - dayOf(new Date(iso))) / DAY);
}

/** How long until the next day begins, ms. */
export function untilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** The product's own way where nobody said whose habits to follow: the day first, and AM or PM. */
const OWN = 'en-GB';

/** "9:38 AM" today, "Yesterday, 6:20 PM", "12 May, 4:51 PM", "12 May 2025, 4:51 PM"; in the habits of `locale`. */
export function rowTime(iso: string, now: Date, locale?: string): string {
  const date = new Date(iso);
  const days = daysAgo(iso, now);
  const halves = locale === undefined ? { hourCycle: 'h12' as const } : {};
  const clock = new Intl.DateTimeFormat(locale ?? OWN, { hour: 'numeric', minute: '2-digit', ...halves }).format(date);
  const time = locale === undefined ? clock.toUpperCase() : clock;
  if (days <= 0) return time;
  if (days === 1) return `Yesterday, ${time}`;
  const isThisYear = date.getFullYear() === now.getFullYear();
  const year = isThisYear ? {} : { year: 'numeric' as const };
  const day = new Intl.DateTimeFormat(locale ?? OWN, { day: 'numeric', month: 'short', ...year }).format(date);
  return `${day}, ${time}`;
}

/** Since when: "this morning", "yesterday", "Monday"; nothing for what is older than a week. */
export function sinceWords(iso: string, now: Date, locale?: string): string | null {
  const days = daysAgo(iso, now);
  if (days <= 0) {
    const hour = new Date(iso).getHours();
    return `this ${hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'}`;
  }
  if (days === 1) return 'yesterday';
  return days < 7 ? new Intl.DateTimeFormat(locale ?? OWN, { weekday: 'long' }).format(new Date(iso)) : null;
}
