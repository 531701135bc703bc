import { add, forecast, monthlyRevenue, monthsFrom, multiply, totalsByCurrency } from '@heartwood/contract/numbers';
import type { BusinessModelArea } from '../business-model-area';
import { usualCurrency } from '../usual-currency';

type Revenue = BusinessModelArea['revenues'][number];
type RevenueArea = Pick<BusinessModelArea, 'revenues' | 'costs' | 'forecastLines' | 'revenueReached'>;

/** Before the present month, and with it and those after. */
const BEFORE = 3;
const MONTHS = 12;

export interface RevenueFacts {
  /**
   * What each brings in the present month, in its own currency, by its id: of as many as the forecast counts, else of one. Null: it comes
   * once or by the unit, and nobody is counted.
   */
  now: ReadonlyMap<string, string | null>;
  /** What that comes to, the currency of most rows first. */
  totals: readonly { currency: string; month: string; year: string }[];
  /** In the currency of most rows; null where there is nothing to draw. */
  byMonth: RevenueByMonth | null;
}

export interface RevenueByMonth {
  currency: string;
  months: readonly string[];
  present: string;
  /** What came in, of the months before the present one; then what is planned. Null: nobody has said. */
  values: readonly (string | null)[];
}

/** @param present the month it is, 2026-05 */
export function revenueFacts(area: RevenueArea, present: string): RevenueFacts {
  const { revenues, forecastLines, revenueReached } = area;
  const planned = (revenue: Revenue, months: readonly string[]): readonly (string | null)[] => {
    const line = forecastLines.find(({ id }) => id === revenue.id);
    if (!line || line.months.length === 0) return months.map(() => monthlyRevenue(revenue));
    return forecast({ months, currency: revenue.currency, rates: [], cash: null, revenues: [revenue], costs: [], lines: [line] }).revenue;
  };
  const now = new Map(revenues.map((revenue) => [revenue.id, planned(revenue, [present])[0] ?? null]));
  const known = revenues.flatMap(({ id, currency }) => {
    const value = now.get(id) ?? null;
    return value === null ? [] : [{ currency, value }];
  });
  const currency = usualCurrency(area);
  const months = monthsFrom(monthsBefore(present, BEFORE), MONTHS);
  const own = revenues.filter((revenue) => revenue.currency === currency).map((revenue) => planned(revenue, months));
  const values = months.map((month, at) => (
    month < present ? revenueReached.find((entry) => entry.month === month)?.value ?? null : add(own.map((amounts) => amounts[at] ?? '0'))
  ));
  return {
    now,
    totals: totalsByCurrency(known).map(({ currency: code, total }) => ({ currency: code, month: total, year: multiply(total, 12) })),
    byMonth: values.some((value) => Number(value) > 0) ? { currency, months, present, values } : null,
  };
}

function monthsBefore(present: string, count: number): string {
  const [year = 0, month = ''] = present.split('-');
  return monthsFrom(`${String(Number(year) - 1).padStart(4, '0')}-${month}`, MONTHS)[MONTHS - count] ?? present;
}
