import { OBJECTIVES, REVENUE_TYPES, STAGES } from '@heartwood/contract/domain';
import { countedRows, formatAmount, formatCompact, marketValue, totalsByCurrency } from '@heartwood/contract/numbers';
import type { Deck } from './deck';

/** The first sentence is the headline, the rest stands below it. */
export function headlineOf(pitch: string | null): { headline: string; rest: string } | null {
  const text = pitch?.trim();
  if (!text) return null;
  const [headline = text] = text.split(/(?<=[.!?…。！？])\s+|\n/u);
  return { headline, rest: text.slice(headline.length).trim() };
}

/** "Loopcrate · Berlin · Early traction · Raise funding". */
export function standingLine({ name, city, stageId, objective }: Deck['company']): string {
  const stage = STAGES.find(({ id }) => id === stageId)?.name;
  const aim = OBJECTIVES.find(({ value }) => value === objective)?.label;
  return [name, city, stage, aim].filter(Boolean).join(' · ');
}

export interface Market {
  key: 'tam' | 'sam' | 'som';
  value: string | null;
  /** What the value is made of. */
  rowIds: readonly string[];
}

/** What a market is worth, short: "€2.58bn". Of several currencies that of most rows, since nothing is converted. */
export function marketsOf({ marketCustomers, framework }: Pick<Deck, 'marketCustomers' | 'framework'>): Market[] {
  const isShown = (key: string) => framework.modules.some((module) => module.key === key && !module.isHidden);
  return (['tam', 'sam', 'som'] as const).filter(isShown).map((key) => {
    const rows = marketCustomers.filter((row) => row.key === key);
    const [currency] = totalsByCurrency(rows.map((row) => ({ currency: row.currency, value: '0' })));
    const counted = countedRows(rows.filter((row) => row.currency === currency?.currency));
    const worth = currency && marketValue(counted);
    return { key, value: worth ? formatCompact(worth.value, currency.currency) : null, rowIds: counted.map(({ id }) => id) };
  });
}

const TIMES: Record<Deck['revenues'][number]['frequency'], string> = {
  PER_UNIT: '', ONCE: ' once', DAILY: ' a day', WEEKLY: ' a week', MONTHLY: ' a month', QUARTERLY: ' a quarter', YEARLY: ' a year',
};

/** "€0.21 a crate trip and €89 a shop a month." Null without a price. */
export function revenueWords(revenues: Deck['revenues']): string | null {
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

const MOST_REACHED = 2;
const MOST_AHEAD = 4;

/** The last goals that were achieved and the next ones, by day. */
export function goalsOf(milestones: Deck['milestones']): Deck['milestones'] {
  return [
    ...milestones.filter(({ status }) => status === 'ACHIEVED').slice(-MOST_REACHED),
    ...milestones.filter(({ status }) => status === 'IN_PROGRESS').slice(0, MOST_AHEAD),
  ];
}
