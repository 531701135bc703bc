import Big from 'big.js';
import { add, type DecimalString } from './sum';

/** Customers of TAM, SAM or SOM: how many, and what one of them pays in a year. */
export interface MarketRow { number: number | null; price: DecimalString | null }

/** Only entries with price and number above 0 count (specification, section 9). */
export function countedRows<Row extends MarketRow>(rows: readonly Row[]): Row[] {
  return rows.filter(({ number, price }) => number !== null && number > 0 && price !== null && new Big(price).gt(0));
}

/** The plain mean of the counted prices, to the cent; null when none counts. */
export function averagePrice(rows: readonly MarketRow[]): DecimalString | null {
  const counted = countedRows(rows);
  if (counted.length === 0) return null;
  return new Big(add(counted.map(({ price }) => price ?? '0'))).div(counted.length).toFixed(2);
}

/** Average price times customer count, from the price before it is rounded; null when no entry counts. */
export function marketValue(rows: readonly MarketRow[]): { customers: number; value: DecimalString } | null {
  const counted = countedRows(rows);
  if (counted.length === 0) return null;
  const customers = counted.reduce((sum, { number }) => sum + (number ?? 0), 0);
  const prices = add(counted.map(({ price }) => price ?? '0'));
  return { customers, value: new Big(prices).times(customers).div(counted.length).toFixed(2) };
}

/** What a row lacks that keeps it from counting. */
export function lackingIn({ number, price }: MarketRow): ('number' | 'price')[] {
  return [
    ...(number !== null && number > 0 ? [] : ['number' as const]),
    ...(price !== null && new Big(price).gt(0) ? [] : ['price' as const]),
  ];
}

/** What a market comes to in one currency. */
export interface MarketSize {
  currency: string;
  customers: number;
  /** To the cent. */
  average: DecimalString;
  value: DecimalString;
  /** How many rows count. */
  rows: number;
}

/** The size of a market in each of its currencies, that of the most rows first: nothing is converted. Empty when no row counts. */
export function marketSizes(rows: readonly (MarketRow & { currency: string })[]): MarketSize[] {
  const counted = countedRows(rows);
  const currencies = [...new Set(counted.map(({ currency }) => currency))];
  return currencies.flatMap((currency) => {
    const own = counted.filter((row) => row.currency === currency);
    const [average, size] = [averagePrice(own), marketValue(own)];
    return average === null || size === null ? [] : [{ currency, ...size, average, rows: own.length }];
  }).sort((left, right) => right.rows - left.rows || (left.currency < right.currency ? -1 : 1));
}

/** How many times the whole goes into the part: 0.07 for 7 %. Null when the whole is nothing. */
export function shareOf(part: DecimalString, whole: DecimalString): number | null {
  return new Big(whole).eq(0) ? null : new Big(part).div(whole).toNumber();
}

/** The value of each of the three markets in one currency; null where no entry counts. */
export interface MarketValues { tam: DecimalString | null; sam: DecimalString | null; som: DecimalString | null }

const INSIDE = [['sam', 'tam'], ['som', 'sam']] as const;

/** What is larger than the market that it is a part of, as pairs of part and whole; what is not known is never too large. */
export function marketsTooLarge(values: MarketValues): (readonly ['sam', 'tam'] | readonly ['som', 'sam'])[] {
  return INSIDE.filter(([part, whole]) => {
    const [inner, outer] = [values[part], values[whole]];
    return inner !== null && outer !== null && new Big(inner).gt(outer);
  });
}

/** The three markets, each inside the one before. */
export type MarketKey = 'tam' | 'sam' | 'som';

/** A market that is larger than the one that it is a part of. */
export interface MarketWarning { part: MarketKey; whole: MarketKey; currency: string }

/** What cannot be: by currency, for amounts in two currencies are never compared. */
export function marketWarnings(sizes: Readonly<Record<MarketKey, readonly MarketSize[]>>): MarketWarning[] {
  const currencies = [...new Set(Object.values(sizes).flat().map(({ currency }) => currency))].sort();
  const valueIn = (currency: string, key: MarketKey) => sizes[key].find((size) => size.currency === currency)?.value ?? null;
  return currencies.flatMap((currency) => {
    const values = { tam: valueIn(currency, 'tam'), sam: valueIn(currency, 'sam'), som: valueIn(currency, 'som') };
    return marketsTooLarge(values).map(([part, whole]) => ({ part, whole, currency }));
  });
}
