import { longDay, tableDay } from '../words/days';

export interface LedgerFacts { balance: number; bought: number; granted: number; grantedUntil?: string | null | undefined }

/** In which order they are used, and when they end. */
export function orderOfUse({ granted, grantedUntil }: LedgerFacts): string {
  if (granted === 0) return 'Bought credits never end.';
  const end = grantedUntil == null ? '' : ` and end on ${longDay(grantedUntil)}`;
  return `Granted credits are used first${end}. Bought credits never end.`;
}

/** "+50", "−1" */
export function changeWords(change: number): string {
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}

/** "1 credit", "12 credits" */
export const creditsWord = (credits: number): string => `${credits} ${credits === 1 ? 'credit' : 'credits'}`;

/** "Today 9:31 AM", "Yesterday", "6 May 2026" */
export function whenWords(iso: string, now: Date): string {
  const at = new Date(iso);
  const days = Math.round((startOf(now) - startOf(at)) / 86_400_000);
  if (days === 0) return `Today ${at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`;
  return days === 1 ? 'Yesterday' : tableDay(iso);
}

const startOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
