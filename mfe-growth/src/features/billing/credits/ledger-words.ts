import { longDay, tableDay } from '../words/days';

export interface LedgerFacts { balance: number; bought: number; granted: number; grantedUntil: string | null }

/** When the first of the granted ones end; null where none do. */
export function grantedUntil(lots: readonly { kind: string; remaining: number; expiresAt?: string | null | undefined }[]): string | null {
  const ends = lots.flatMap(({ kind, remaining, expiresAt }) => (
    kind === 'GRANTED' && remaining > 0 && expiresAt != null ? [expiresAt] : []
  ));
  return ends.sort()[0] ?? null;
}

/** In which order they are used, and when they end. */
export function orderOfUse({ granted, grantedUntil: until }: LedgerFacts): string {
  if (granted === 0) return 'Bought credits never end.';
  const end = until === null ? '' : ` and end on ${longDay(until)}`;
  return `Granted credits are used first${end}. Bought credits never end.`;
}

/** "+50", "−1" */
export function changeWords(change: number): string {
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}

/** "Today 9:31 AM", "Yesterday", "6 May 2026" */
export function whenWords(iso: string, now: Date): string {
  const at = new Date(iso);
  const days = Math.round((startOf(now) - startOf(at)) / 86_400_000);
  if (days === 0) return `Today ${at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`;
  return days === 1 ? 'Yesterday' : tableDay(iso);
}

const startOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
