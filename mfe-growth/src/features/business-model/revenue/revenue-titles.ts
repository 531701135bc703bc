import { REVENUE_TYPES } from '@heartwood/contract/domain';
import { formatAmount, shareOf } from '@heartwood/contract/numbers';
import { monthAndYear } from '../../../area-page/charts/month-names';
import { wordFor } from '../../../area-page/open-rows/row-words';
import type { RevenueFieldsFragment as Revenue } from '../../../generated/graphql';
import type { RevenueByMonth, RevenueFacts } from './revenue-facts';

/** Parts that have a word, and how near one has to be. */
const PARTS = [
  [1, 'all'], [0.75, 'three quarters'], [0.667, 'two thirds'], [0.5, 'half'], [0.333, 'a third'], [0.25, 'a quarter'],
] as const;
const NEAR = 0.03;
const PERCENT = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });

/** "€7,321 a month, half of it from subscription fees"; null before anything comes in. */
export function revenueHeadline(
  revenues: readonly Pick<Revenue, 'id' | 'type' | 'currency'>[], { now, totals }: RevenueFacts,
): string | null {
  const [main] = totals;
  if (!main || Number(main.month) === 0) return null;
  const shares = revenues.filter(({ currency }) => currency === main.currency)
    .map(({ id, type }) => ({ type, share: shareOf(now.get(id) ?? '0', main.month) ?? 0 }));
  const byType = [...new Set(shares.map(({ type }) => type))].map((type) => ({
    type, share: shares.filter((each) => each.type === type).reduce((sum, { share }) => sum + share, 0),
  }));
  const [most] = byType.sort((left, right) => right.share - left.share);
  const part = PARTS.find(([size]) => Math.abs(size - (most?.share ?? 0)) <= NEAR)?.[1] ?? PERCENT.format(most?.share ?? 0);
  return `${formatAmount(main.month, main.currency)} a month, ${part} of it from ${sourceName(most?.type)}`;
}

/** "subscription fees". */
const sourceName = (type: Revenue['type'] | undefined) => wordFor(REVENUE_TYPES, type).toLowerCase().replace(/(sale|fee)$/, '$1s');

const FOLD = ['twofold', 'threefold', 'fourfold', 'fivefold', 'sixfold', 'sevenfold', 'eightfold', 'ninefold', 'tenfold'];
/** Less than this is no change to speak of. */
const STILL = 0.03;

/** "Revenue grows eightfold by January 2027". */
export function growthTitle({ months, present, values }: RevenueByMonth): string {
  const last = months.at(-1) ?? present;
  const by = `by ${monthAndYear(last)}`;
  const growth = shareOf(values.at(-1) ?? '0', values[months.indexOf(present)] ?? '0');
  if (growth === null) return Number(values.at(-1)) > 0 ? `Revenue begins ${by}` : 'Revenue by month';
  if (Math.abs(growth - 1) < STILL) return `Revenue stays as it is until ${monthAndYear(last)}`;
  if (growth < 1) return `Revenue falls by ${PERCENT.format(1 - growth)} ${by}`;
  const times = Math.round(growth);
  if (growth < 1.75) return `Revenue grows by ${PERCENT.format(growth - 1)} ${by}`;
  return `Revenue grows ${FOLD[times - 2] ?? `${times.toLocaleString('en-GB')}-fold`} ${by}`;
}
