import type { Slide } from '@heartwood/contract/deck';
import { plannedSeconds } from '../../deck/speaking-time';

/** Moments as `Date.now()`; null for one that does not run yet. */
export interface Clock { startedAt: number; pausedAt: number | null }

export const startClock = (now: number): Clock => ({ startedAt: now, pausedAt: null });

/** Pauses it, or lets it go on from where it stood. */
export const toggleClock = ({ startedAt, pausedAt }: Clock, now: number): Clock => (
  pausedAt === null ? { startedAt, pausedAt: now } : { startedAt: startedAt + now - pausedAt, pausedAt: null });

/** Whole seconds since the first slide. */
export const elapsedOf = (clock: Clock | null, now: number): number => (
  clock === null ? 0 : Math.max(0, Math.floor(((clock.pausedAt ?? now) - clock.startedAt) / 1000)));

/** "6:42", "1:02:05". */
export function clockWords(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Nobody is late by less. */
const TOLERANCE = 10;

/** "30 s behind plan", "on plan"; null where no slide says how long it takes. */
export function planWords(slides: readonly Pick<Slide, 'notes' | 'seconds'>[], index: number, elapsed: number): string | null {
  const planned = slides.map(plannedSeconds);
  const sum = (count: number) => planned.slice(0, count).reduce((total, seconds) => total + seconds, 0);
  if (sum(planned.length) === 0) return null;
  const [late, early] = [elapsed - sum(index + 1), sum(index) - elapsed];
  if (late >= TOLERANCE) return `${spokenSeconds(late)} behind plan`;
  return early >= TOLERANCE ? `${spokenSeconds(early)} ahead of plan` : 'on plan';
}

const spokenSeconds = (seconds: number) => (
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min${seconds % 60 === 0 ? '' : ` ${seconds % 60} s`}`
);
