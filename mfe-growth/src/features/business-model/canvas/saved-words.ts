const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** "Saved 2 min ago". Both are moments in ms. */
export function savedWords(at: number, now: number): string {
  const past = now - at;
  if (past < MINUTE) return 'Saved just now';
  if (past < HOUR) return `Saved ${Math.floor(past / MINUTE)} min ago`;
  if (past < DAY) return `Saved ${Math.floor(past / HOUR)} h ago`;
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return `Saved on ${(isThisYear ? SHORT : LONG).format(at)}`;
}
