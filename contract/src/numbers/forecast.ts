import Big from 'big.js';
import { multiply } from './decimal';
import { add, type DecimalString } from './sum';
import { costInMonth, monthsFrom, yearlyRevenue, type CostSeries, type MonthAmount, type RevenueRow } from './plan-totals';

/** How many buy of one revenue. */
export interface ForecastLine {
  /** That of the revenue. */
  id: string;
  /** Counted in a month; each month after one that is named grows from it. */
  months: readonly MonthAmount[];
  /** Per cent a month; null is none. */
  growth: DecimalString | null;
  /** Of what is paid by the unit: on how many days a month as many are sold; null where the count is that of the month. */
  days: DecimalString | null;
}

/** What one of another currency is in that of the forecast, as somebody typed it. */
export interface CurrencyRate { currency: string; value: DecimalString }

export interface ForecastPlan {
  /** The months that are looked at, 2026-05, one after another. */
  months: readonly string[];
  currency: string;
  rates: readonly CurrencyRate[];
  /** At the beginning of the first month; null is not known. */
  cash: DecimalString | null;
  revenues: readonly (RevenueRow & { id: string })[];
  costs: readonly CostSeries[];
  lines: readonly ForecastLine[];
}

/** Another scenario, in per cent of the plan; null is as planned. */
export interface ForecastChange {
  /** How many of the customers that the plan wins after the first month; those it loses, too. */
  gains: DecimalString | null;
  prices: DecimalString | null;
  costs: DecimalString | null;
}

/** What a revenue brings; both by month. */
export interface ForecastRevenue { id: string; counts: DecimalString[]; amounts: DecimalString[] }

/** In the currency of the plan, by month and to the cent. */
export interface Forecast {
  months: readonly string[];
  revenues: ForecastRevenue[];
  revenue: DecimalString[];
  costs: DecimalString[];
  result: DecimalString[];
  /** At the end of each month; null without a beginning. */
  cash: DecimalString[] | null;
  /** Currencies that have no rate: what is in them is left out. */
  leftOut: string[];
}

/**
 * How many buy in a month: what was typed for it, else the last month before it that was typed, grown since; a whole number where it
 * is reckoned. "0" before the first one.
 */
export function countInMonth({ months, growth }: Pick<ForecastLine, 'months' | 'growth'>, month: string): DecimalString {
  const last = months.filter((entry) => entry.month <= month).sort((left, right) => (left.month < right.month ? -1 : 1)).at(-1);
  if (last === undefined) return '0';
  const since = monthNumber(month) - monthNumber(last.month);
  if (since === 0 || growth === null) return new Big(last.value).toFixed();
  return whole(new Big(last.value).times(new Big(growth).div(100).plus(1).pow(since)));
}

/**
 * The plan by month: price × customers for each revenue, costs, what is left of them, and the cash. What comes once, or by the unit, is
 * paid by everybody who is counted in a month; what comes by the day, week, month, quarter or year brings a twelfth of its year.
 * Amounts in another currency are taken at its rate, and left out without one.
 */
export function forecast(plan: ForecastPlan, change: ForecastChange = AS_PLANNED): Forecast {
  const { months, rates, lines, currency } = plan;
  const rateOf = (code: string) => (code === currency ? '1' : rates.find((rate) => rate.currency === code)?.value ?? null);
  const revenues = plan.revenues.flatMap((revenue) => {
    const line = lines.find(({ id }) => id === revenue.id) ?? { months: [], growth: null, days: null };
    const counts = changedCounts(months.map((month) => countInMonth(line, month)), change.gains);
    const rate = rateOf(revenue.currency);
    if (rate === null) return [];
    const price = perCent(multiply(rate, change.prices ?? '100'));
    return [{ id: revenue.id, counts, amounts: counts.map((count) => toCent(monthOf(revenue, line.days).times(count).times(price))) }];
  });
  const costRows = plan.costs.flatMap((cost) => {
    const rate = rateOf(cost.currency);
    const share = rate === null ? null : perCent(multiply(rate, change.costs ?? '100'));
    return share === null ? [] : [months.map((month) => toCent(new Big(costInMonth(cost, month)).times(share)))];
  });
  const revenue = sums(months, revenues.map(({ amounts }) => amounts));
  const costs = sums(months, costRows);
  const result = revenue.map((amount, at) => toCent(new Big(amount).minus(costs[at] ?? 0)));
  const used = [...plan.revenues, ...plan.costs].map((row) => row.currency);
  return {
    months, revenues, revenue, costs, result,
    cash: plan.cash === null ? null : running(plan.cash, result),
    leftOut: [...new Set(used.filter((code) => rateOf(code) === null))].sort(),
  };
}

const AS_PLANNED: ForecastChange = { gains: null, prices: null, costs: null };

/** The first month that costs no more than it brings; null when there is none, or when nothing is planned at all. */
export function breakEven({ months, revenue, result }: Pick<Forecast, 'months' | 'revenue' | 'result'>): string | null {
  return months.find((_, at) => new Big(revenue[at] ?? 0).gt(0) && new Big(result[at] ?? 0).gte(0)) ?? null;
}

/** The month whose end has the least cash, the first of several; null without cash. */
export function lowestCash({ months, cash }: Pick<Forecast, 'months' | 'cash'>): MonthAmount | null {
  const [first, ...others] = (cash ?? []).map((value, at) => ({ month: months[at] ?? '', value }));
  return first === undefined ? null : others.reduce((least, each) => (new Big(each.value).lt(least.value) ? each : least), first);
}

/** The first month at whose end there is less than nothing; null when it lasts. */
export function cashRunsOut({ months, cash }: Pick<Forecast, 'months' | 'cash'>): string | null {
  const at = (cash ?? []).findIndex((value) => new Big(value).lt(0));
  return months[at] ?? null;
}

/** A hundred years. */
const FOR_EVER = 1200;

/**
 * The month in which the cash of its first day would be gone if every later month were as this one. Null when the month loses nothing,
 * and when it would take a hundred years.
 */
export function runway(month: string, cash: DecimalString, result: DecimalString): string | null {
  const loss = new Big(result).times(-1);
  if (loss.lte(0)) return null;
  const months = new Big(cash).div(loss);
  if (months.gt(FOR_EVER)) return null;
  const full = Math.max(1, months.round(0, Big.roundUp).toNumber());
  return monthsFrom(month, full).at(-1) ?? month;
}

/** Unrounded, of one customer. */
function monthOf(revenue: RevenueRow, days: DecimalString | null): Big {
  const year = yearlyRevenue(revenue);
  if (year !== null) return new Big(year).div(12);
  return new Big(revenue.value).times(revenue.frequency === 'PER_UNIT' ? days ?? 1 : 1);
}

function changedCounts(counts: readonly DecimalString[], gains: DecimalString | null): DecimalString[] {
  const [first = '0'] = counts;
  if (gains === null) return [...counts];
  return counts.map((count, at) => (at === 0 ? count : whole(new Big(count).minus(first).times(gains).div(100).plus(first))));
}

function sums(months: readonly string[], rows: readonly (readonly DecimalString[])[]): DecimalString[] {
  return months.map((_, at) => toCent(new Big(add(rows.map((row) => row[at] ?? '0')))));
}

function running(cash: DecimalString, result: readonly DecimalString[]): DecimalString[] {
  let left = cash;
  return result.map((amount) => {
    left = toCent(new Big(left).plus(amount));
    return left;
  });
}

function monthNumber(month: string): number {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return year * 12 + of;
}

const perCent = (value: DecimalString) => new Big(value).div(100);
const whole = (value: Big) => withoutSign(value.round(0, Big.roundHalfUp).toFixed());
const toCent = (value: Big) => withoutSign(value.round(2, Big.roundHalfUp).toFixed(2));
/** Nothing is not below nothing. */
const withoutSign = (text: DecimalString) => (/^-0(\.0*)?$/.test(text) ? text.slice(1) : text);
