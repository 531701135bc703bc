import Big from 'big.js';
import { add, type DecimalString } from './decimal';

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
