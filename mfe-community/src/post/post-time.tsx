import { useSyncExternalStore } from 'react';
import { daysAgo, rowTime } from '../notification/times';

const MINUTE = 60_000;
const OWN = 'en-GB';

/** "now", "38 min", "3 h", "Yesterday", "Tue" within a week, "9 May", "9 May 2025". */
export function postTime(iso: string, now: Date): string {
  const date = new Date(iso);
  const minutes = Math.floor((now.getTime() - date.getTime()) / MINUTE);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  const days = daysAgo(iso, now);
  if (days === 0 || minutes < 6 * 60) return `${Math.floor(minutes / 60)} h`;
  if (days === 1) return 'Yesterday';
  if (days < 7) return new Intl.DateTimeFormat(OWN, { weekday: 'short' }).format(date);
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(OWN, { day: 'numeric', month: 'short', ...year }).format(date);
}

/** "Saved today", "Saved yesterday", "Saved Tue" within a week, "Saved 9 May". */
export function savedWords(iso: string, now: Date): string {
  const days = daysAgo(iso, now);
  return `Saved ${days <= 0 ? 'today' : days === 1 ? 'yesterday' : postTime(iso, now)}`;
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all times on the page; each is drawn anew only when its words change. */
function everyMinute(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), MINUTE / 2);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** @param isExact with the hour, as a page of its own says it */
export function PostTime({ iso, isExact = false }: { iso: string; isExact?: boolean }) {
  const words = useSyncExternalStore(everyMinute, () => (isExact ? rowTime(iso, new Date()) : postTime(iso, new Date())));
  return <time dateTime={iso} title={rowTime(iso, new Date())}>{words}</time>;
}
