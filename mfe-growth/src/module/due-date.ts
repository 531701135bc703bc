export type DueTone = 'past' | 'today' | 'future';

export interface DueWords {
  tone: DueTone;
  /** What is shown: "8 days late", "Today", "22 May". */
  text: string;
  /** What is read aloud; the colour alone says nothing (product decisions, row 38). */
  spoken: string;
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortDayWithYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The day it is where the browser is, as `YYYY-MM-DD`. */
export function localToday(now: Date = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day in words: "22 May", with the year where it is another. */
export function dayWords(day: string, today: string = localToday()): string {
  return (day.slice(0, 4) === today.slice(0, 4) ? shortDay : shortDayWithYear).format(new Date(day));
}

/** A due date in words and a tone: past red, today blue, future green (specification, section 4). Both days are `YYYY-MM-DD`. */
export function dueWords(dueDate: string, today: string): DueWords {
  const days = Math.round((Date.parse(dueDate) - Date.parse(today)) / 86_400_000);
  if (days === 0) return { tone: 'today', text: 'Today', spoken: 'Due today' };
  if (days < 0) {
    const late = `${-days} ${days === -1 ? 'day' : 'days'} late`;
    return { tone: 'past', text: late, spoken: `Overdue, ${late}` };
  }
  const text = dayWords(dueDate, today);
  return { tone: 'future', text, spoken: `Upcoming, due ${text}` };
}

/** The token each tone is written in. */
export const dueColour: Record<DueTone, string> = { past: 'var(--danger-text)', today: 'var(--info-text)', future: 'var(--success-text)' };
