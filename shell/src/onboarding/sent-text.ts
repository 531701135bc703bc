const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/**
 * "sent today", "sent 2 days ago"; the date when it was a week or longer ago: "sent 9 May". An invitation lives 30 days, so the year says
 * nothing.
 */
export function sentText(sentAt: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(sentAt)) / 86_400_000);
  return `sent ${days < 7 ? relative.format(-Math.max(0, days), 'day') : day.format(sentAt)}`;
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
