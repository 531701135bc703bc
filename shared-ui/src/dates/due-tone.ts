export type DueTone = 'past' | 'today' | 'future';

/** Days are `YYYY-MM-DD`, so they compare as words. Past is red, today blue, future green, always with words beside it. */
export function dueTone(date: string, today: string): DueTone {
  const day = date.slice(0, 10);
  if (day === today.slice(0, 10)) return 'today';
  return day < today.slice(0, 10) ? 'past' : 'future';
}

/** The token each due date is written in. */
export const dueColour: Record<DueTone, string> = {
  past: 'var(--danger-text)',
  today: 'var(--info-text)',
  future: 'var(--success-text)',
};
