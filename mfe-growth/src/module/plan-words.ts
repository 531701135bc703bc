import { REVENUE_TYPES } from '@heartwood/contract/domain';
import { formatAmount } from '@heartwood/contract/numbers';
import type { Frequency, RevenueType } from '../generated/graphql';

/** The first sentence is the headline, the rest stands below it. */
export function headlineOf(pitch: string | null): { headline: string; rest: string } | null {
  const text = pitch?.trim();
  if (!text) return null;
  const [headline = text] = text.split(/(?<=[.!?…。！？])\s+|\n/u);
  return { headline, rest: text.slice(headline.length).trim() };
}

export interface Price { type: RevenueType; value: string; currency: string; frequency: Frequency; unit: string | null }

const TIMES: Record<Frequency, string> = {
  PER_UNIT: '', ONCE: ' once', DAILY: ' a day', WEEKLY: ' a week', MONTHLY: ' a month', QUARTERLY: ' a quarter', YEARLY: ' a year',
};

/** "€0.21 a crate trip and €89 a shop a month." Null without a price. */
export function revenueWords(revenues: readonly Price[]): string | null {
  const prices = revenues.map(({ type, value, currency, frequency, unit }) => {
    const name = REVENUE_TYPES.find(([key]) => key === type)?.[1] ?? type;
    const of = unit?.trim() ? ` a ${unit.trim()}` : frequency === 'PER_UNIT' ? ` (${name})` : '';
    return `${formatAmount(value, currency)}${of}${TIMES[frequency]}`;
  });
  return prices.length === 0 ? null : `${listed(prices)}.`;
}

/** "a, b and c". */
export function listed(words: readonly string[]): string {
  const all = [...words];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}
