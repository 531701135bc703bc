import type { GoalStatus } from '../goals';

export type GoalTone = 'achieved' | 'past' | 'today' | 'future' | 'undated';

export interface GoalDueWords {
  /** Past red, today blue, future green (spec section 4). */
  tone: GoalTone;
  /** What is shown: "6 May · 8 days late", "Today", "30 Jun.", "Achieved 3 Apr.". */
  text: string;
  /** What is read aloud; the colour alone says nothing (product decision 38). */
  spoken: string;
}

const DAY_MS = 86_400_000;
/** Made once: a plan of thousands of goals is put into words at once. */
const COUNT = new Intl.NumberFormat('en');
const MONTHS = ['Jan.', 'Feb.', 'Mar.', 'Apr.', 'May', 'Jun.', 'Jul.', 'Aug.', 'Sep.', 'Oct.', 'Nov.', 'Dec.'];

/** Days from one day to another, both `YYYY-MM-DD`; below 0 when the other is before it. No zone and no summer time is in it. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** "30 Jun.", with the year where it is not that of `today`: "30 Jun. 2027". */
export function shortGoalDay(day: string, today: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const words = `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''}`;
  return year === today.slice(0, 4) ? words : `${words} ${year}`;
}

/** "1 day", "8 days". */
export function dayCount(days: number): string {
  return `${COUNT.format(days)} ${days === 1 ? 'day' : 'days'}`;
}

/**
 * When a goal is due, in words and a tone.
 * @param today the day it is where the viewer is, `YYYY-MM-DD`
 */
export function goalDueWords(
  { date, status, dateAchieved }: { date: string | null; status: GoalStatus; dateAchieved: string | null }, today: string,
): GoalDueWords {
  if (status === 'ACHIEVED') {
    const text = dateAchieved === null ? 'Achieved' : `Achieved ${shortGoalDay(dateAchieved, today)}`;
    return { tone: 'achieved', text, spoken: text };
  }
  if (date === null) return { tone: 'undated', text: 'No date yet', spoken: 'No date yet' };
  const days = daysBetween(today, date);
  if (days === 0) return { tone: 'today', text: 'Today', spoken: 'Due today' };
  const day = shortGoalDay(date, today);
  if (days > 0) return { tone: 'future', text: day, spoken: `Upcoming, due ${day}` };
  const late = `${dayCount(-days)} late`;
  return { tone: 'past', text: `${day} · ${late}`, spoken: `Overdue since ${day}, ${late}` };
}

/** How far off a goal's day is: "47 days left", "Today", "8 days late". */
export function daysLeft(date: string, today: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'Today';
  return days > 0 ? `${dayCount(days)} left` : `${dayCount(-days)} late`;
}

/** How a day moved: "14 days later", "1 day earlier", "same day". */
export function dayShift(from: string, to: string): string {
  const days = daysBetween(from, to);
  if (days === 0) return 'same day';
  return days > 0 ? `${dayCount(days)} later` : `${dayCount(-days)} earlier`;
}
