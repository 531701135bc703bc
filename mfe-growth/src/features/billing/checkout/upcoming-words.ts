import type { UpcomingInvoice } from '../billing-calls';
import { dayAndMonth, longDay, tableDay } from '../words/days';

type Facts = Pick<UpcomingInvoice, 'change' | 'dueAt' | 'dueNow'>;

/** The line above the amount: when it is due. */
export function dueLabel({ change, dueAt }: Pick<Facts, 'change' | 'dueAt'>): string {
  return change === 'AT_TRIAL_END' || change === 'AT_PERIOD_END'
    ? `On ${dueAt === null ? 'the next invoice' : longDay(dueAt)}`
    : 'Due today';
}

/** What happens after the press, in a sentence or two. */
export function afterwards({ change, dueAt }: Facts, plan: string): string {
  const day = dueAt === null ? 'the last day' : dayAndMonth(dueAt);
  if (change === 'AT_TRIAL_END') return `Your trial runs to its last day. We charge the card on ${day} and write to you 7 days before.`;
  if (change === 'AT_PERIOD_END') return `What is paid stays until ${day}; ${plan} starts then.`;
  return change === 'NOW' ? `${plan} starts at once. What is left of the present period is taken off.` : `${plan} starts at once.`;
}

/** "24 Jun 2026 – 23 Jun 2027": the last day that is paid, not the first that is not. */
export function periodWords(start: string | null, end: string | null): string | null {
  if (start === null || end === null) return null;
  return `${tableDay(start)} – ${tableDay(new Date(Date.parse(end) - 86_400_000).toISOString())}`;
}
