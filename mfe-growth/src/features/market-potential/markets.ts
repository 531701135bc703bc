import {
  formatAmount, formatCompact, lackingIn, marketSizes, marketWarnings, shareOf, type MarketKey, type MarketSize, type MarketWarning,
} from '@heartwood/contract/numbers';
import type { MarketCustomerFieldsFragment as MarketCustomer } from '../../generated/graphql';
import type { MarketPotentialArea } from './market-potential-area';

export type { MarketKey };

export const MARKET_KEYS = ['tam', 'sam', 'som'] as const satisfies readonly MarketKey[];

/** What each market is called, what it is, and what part of the one around it. */
export const MARKETS: Readonly<Record<MarketKey, { label: string; note: string; part: string }>> = {
  tam: { label: 'TAM', note: 'Total market', part: '' },
  sam: { label: 'SAM', note: 'We can serve', part: 'that you can serve' },
  som: { label: 'SOM', note: 'We can win', part: 'that you can win' },
};

/** The three markets as far as they are known: what is hidden from the viewer is of no size. */
export interface Markets {
  sizes: Readonly<Record<MarketKey, readonly MarketSize[]>>;
  warnings: readonly MarketWarning[];
}

export function readMarkets({ marketCustomers }: Pick<MarketPotentialArea, 'marketCustomers'>): Markets {
  const sizeOf = (key: MarketKey) => marketSizes(marketCustomers.filter((row) => row.key === key));
  const sizes = { tam: sizeOf('tam'), sam: sizeOf('sam'), som: sizeOf('som') };
  return { sizes, warnings: marketWarnings(sizes) };
}

/** The currency that the areas are drawn in: that of the open market, else of the first that has one; null while nothing counts. */
export function drawnCurrency({ sizes }: Pick<Markets, 'sizes'>, open: MarketKey): string | null {
  return [open, ...MARKET_KEYS].flatMap((key) => sizes[key][0]?.currency ?? [])[0] ?? null;
}

/** What a market comes to in a currency. */
export function sizeIn({ sizes }: Pick<Markets, 'sizes'>, key: MarketKey, currency: string | null): MarketSize | null {
  return sizes[key].find((size) => size.currency === currency) ?? null;
}

/** "292,900". */
export const countWords = (count: number): string => count.toLocaleString('en-GB');

/** "7.0%". */
export function shareWords(part: MarketSize, whole: MarketSize): string {
  const share = shareOf(part.value, whole.value) ?? 0;
  return new Intl.NumberFormat('en-GB', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);
}

/** "SOM is 7.0% of SAM, SAM 22.8% of TAM": what the figure shows, in one currency. */
export function figureWords(markets: Pick<Markets, 'sizes'>, currency: string | null): string {
  const known = MARKET_KEYS.flatMap((key) => {
    const size = sizeIn(markets, key, currency);
    return size ? [{ label: MARKETS[key].label, size }] : [];
  });
  const [whole, ...parts] = known;
  if (!whole) return 'Three markets, one inside the other';
  if (parts.length === 0) return `${whole.label} is ${formatCompact(whole.size.value, whole.size.currency)} a year`;
  const words = parts.map((part, at) => {
    const around = known[at] ?? whole;
    return { label: part.label, rest: `${shareWords(part.size, around.size)} of ${around.label}` };
  }).reverse();
  return words.map(({ label, rest }, at) => (at === 0 ? `${label} is ${rest}` : `${label} ${rest}`)).join(', ');
}

/** Why a part cannot be larger than its whole. */
export function warningWords(markets: Markets, { part, whole, currency }: MarketWarning): string {
  const [inner, outer] = [part, whole].map((key) => {
    const size = sizeIn(markets, key, currency);
    return `${MARKETS[key].label} (${size ? formatCompact(size.value, currency) : ''})`;
  });
  const { label, part: what } = MARKETS[part];
  return `${inner} is larger than ${outer}. ${label} is the part of ${MARKETS[whole].label} ${what}, so it cannot be larger.`;
}

/** What a market comes to and what keeps rows from counting, as a headline and the sentence below it; null without rows. */
export function findingWords(
  key: MarketKey, rows: readonly MarketCustomer[], nameOf: (row: MarketCustomer) => string,
): { title: string; text: string } | null {
  if (rows.length === 0) return null;
  const { label } = MARKETS[key];
  const values = marketSizes(rows).map(({ value, currency }) => formatCompact(value, currency));
  const left = rows.filter((row) => lackingIn(row).length > 0);
  const is = values.length > 0 ? `${label} is ${values.join(' and ')}` : `${label} has no value yet`;
  const not = left.length === 0 ? '' : `. ${left.length === 1 ? 'One row is' : `${left.length} rows are`} not counted`;
  const [only, ...others] = left;
  if (!only) return { title: is, text: 'Yearly value. Average price counts only rows with a price and a number.' };
  const rule = 'Only rows with a price and a number above 0 count.';
  return { title: is + not, text: others.length > 0 ? rule : `${lackWords(only, nameOf(only))} ${rule}` };
}

function lackWords(row: MarketCustomer, name: string): string {
  const [who, has] = name ? [name, 'have'] : ['One segment', 'has'];
  const lacks = lackingIn(row);
  if (lacks.length === 2) return `${who} ${has} no number and no price.`;
  if (lacks[0] === 'number') return `${who} ${has} a price and no number.`;
  return `${who} ${has} ${countWords(row.number ?? 0)} ${row.number === 1 ? 'customer' : 'customers'} and no price.`;
}

/** "no price": why a row does not count; null when it does. */
export function notCountedWords(row: MarketCustomer): string | null {
  const lacks = lackingIn(row);
  return lacks.length === 0 ? null : lacks.map((field) => `no ${field}`).join(', ');
}

/** "+6%" a year; null while nobody has said. */
export function growthWords(growth: string | null): string | null {
  if (growth === null) return null;
  return `${growth.startsWith('-') || /^0*\.?0*$/.test(growth) ? '' : '+'}${formatAmount(growth, null)}%`;
}
