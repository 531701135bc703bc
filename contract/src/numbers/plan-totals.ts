import Big from 'big.js';
import { multiply } from './decimal';
import { add, type DecimalString } from './sum';

/** What a month costs; months are written 2026-05. */
export interface MonthAmount { month: string; value: DecimalString }

/** A cost: one value a month, or a series that takes its place while it has entries. */
export interface CostSeries { value: DecimalString | null; valueArray: readonly MonthAmount[]; currency: string }

/**
 * What a cost is in a month, "0" before its series begins. A month that is left blank, and all after the last one, repeat the one
 * before.
 * @param month 2026-05
 */
export function costInMonth({ value, valueArray }: CostSeries, month: string): DecimalString {
  if (valueArray.length === 0) return value ?? '0';
  const before = valueArray.filter((entry) => entry.month <= month).sort((left, right) => (left.month < right.month ? -1 : 1));
  return before.at(-1)?.value ?? '0';
}

/** This month and those after it, written 2026-05. */
export function monthsFrom(first: string, count: number): string[] {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const at = year * 12 + month - 1 + index;
    return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

export type Frequency = 'PER_UNIT' | 'ONCE' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY' | 'YEARLY';

export interface RevenueRow { value: DecimalString; currency: string; frequency: Frequency }

/** How often a year a revenue comes; what comes per unit or once does not come by the year. */
const TIMES_A_YEAR: Readonly<Record<Frequency, number | null>> = {
  PER_UNIT: null, ONCE: null, DAILY: 365, WEEKLY: 52, MONTHLY: 12, QUARTERLY: 4, YEARLY: 1,
};

/** What a revenue brings in a year, exactly; null when that hangs on units sold, or it comes once. */
export function yearlyRevenue({ value, frequency }: RevenueRow): DecimalString | null {
  const times = TIMES_A_YEAR[frequency];
  return times === null ? null : multiply(value, times);
}

/** A twelfth of that, to the cent. */
export function monthlyRevenue(row: RevenueRow): DecimalString | null {
  const year = yearlyRevenue(row);
  return year === null ? null : new Big(year).div(12).toFixed(2);
}

/** Sums by currency, which are never added to one another; by the code of the currency, the largest group of rows first. */
export function totalsByCurrency(
  amounts: readonly { currency: string; value: DecimalString }[],
): { currency: string; total: DecimalString }[] {
  const groups = new Map<string, DecimalString[]>();
  for (const { currency, value } of amounts) groups.set(currency, [...groups.get(currency) ?? [], value]);
  return [...groups].sort(([left, some], [right, others]) => others.length - some.length || (left < right ? -1 : 1))
    .map(([currency, values]) => ({ currency, total: add(values) }));
}
