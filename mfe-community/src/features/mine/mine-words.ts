import type { Mine } from '../../mine/use-mine';

/** "2 should not wait"; nothing is said of nothing. */
export const pressingWords = (count: number): string => (count === 0 ? '' : `${count} should not wait`);

export const isNothing = ({ modules, goals, mentions, drafts }: Mine, posts: readonly unknown[]): boolean => (
  modules.length + goals.total + mentions.total + drafts.total + posts.length === 0
);

export interface DueWords { text: string; tone: 'late' | 'today' | 'later' }

/** A day in words, and whether it is over: "3 days late", "Today", "22 May". Both days are `YYYY-MM-DD`. */
export function dueWords(day: string, today: string, locale = 'en-GB'): DueWords {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (days === 0) return { text: 'Today', tone: 'today' };
  if (days < 0) return { text: `${-days} ${days === -1 ? 'day' : 'days'} late`, tone: 'late' };
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const };
  return {
    text: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC', ...year }).format(new Date(day)),
    tone: 'later',
  };
}

/** The day it is where the browser is, as `YYYY-MM-DD`. */
export function localToday(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** "and 12 more" of a list of which a part is shown; null when all of it is. */
export const moreWords = (total: number, shown: number): string | null => (total > shown ? `and ${total - shown} more` : null);
