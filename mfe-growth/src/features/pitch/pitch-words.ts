import { OBJECTIVES, STAGES } from '@heartwood/contract/domain';
import { countedRows, formatCompact, marketValue, totalsByCurrency } from '@heartwood/contract/numbers';
import type { Deck } from './deck';

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

const MOST_REACHED = 2;
const MOST_AHEAD = 4;

/** The last goals that were achieved and the next ones, by day. */
export function goalsOf(milestones: Deck['milestones']): Deck['milestones'] {
  return [
    ...milestones.filter(({ status }) => status === 'ACHIEVED').slice(-MOST_REACHED),
    ...milestones.filter(({ status }) => status === 'IN_PROGRESS').slice(0, MOST_AHEAD),
  ];
}
