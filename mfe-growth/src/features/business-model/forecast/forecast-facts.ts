import { FORECAST_MONTHS, type ForecastScenario } from '@heartwood/contract/domain';
import { forecast, monthsFrom, type Forecast, type ForecastPlan } from '@heartwood/contract/numbers';
import type { ForecastFieldsFragment, RevenueFieldsFragment } from '../../../generated/graphql';
import { byPosition } from '../../../area-page/rows/row-position';
import type { BusinessModelArea } from '../business-model-area';
import { usualCurrency } from '../usual-currency';

export type ForecastRow = ForecastFieldsFragment;
export type ForecastArea = Pick<BusinessModelArea, 'revenues' | 'costs' | 'forecasts' | 'forecastLines' | 'revenueReached'>;

/** Everything that the page shows, reckoned. */
export interface ForecastFacts {
  plan: ForecastPlan;
  /** In their order. */
  revenues: readonly RevenueFieldsFragment[];
  /** What was said of each scenario; null is nothing yet. */
  rows: Readonly<Record<ForecastScenario, ForecastRow | null>>;
  of: Readonly<Record<ForecastScenario, Forecast>>;
  /** Currencies beside that of the forecast, which need a rate. */
  foreign: readonly string[];
}

/** @param present the month it is, 2026-05: where a forecast begins unless told */
export function forecastFacts({ revenues, costs, forecasts, forecastLines }: ForecastArea, present: string): ForecastFacts {
  const rowOf = (scenario: ForecastScenario) => forecasts.find((row) => row.scenario === scenario) ?? null;
  const rows = { BASE: rowOf('BASE'), LOW: rowOf('LOW'), HIGH: rowOf('HIGH') };
  const currency = rows.BASE?.currency ?? usualCurrency({ revenues, costs });
  const plan: ForecastPlan = {
    months: monthsFrom(rows.BASE?.month ?? present, FORECAST_MONTHS),
    currency, rates: rows.BASE?.rates ?? [], cash: rows.BASE?.cash ?? null, revenues, costs, lines: forecastLines,
  };
  return {
    plan, rows, revenues: byPosition(revenues),
    of: { BASE: forecast(plan), LOW: forecast(plan, rows.LOW ?? undefined), HIGH: forecast(plan, rows.HIGH ?? undefined) },
    foreign: [...new Set([...revenues, ...costs].map((row) => row.currency))].filter((code) => code !== currency).sort(),
  };
}

/** Months after one of them was typed over; null takes back what was typed, so that it grows from the one before. */
export function withCount(
  months: readonly { month: string; value: string }[], month: string, value: string | null,
): { month: string; value: string }[] {
  const others = months.filter((entry) => entry.month !== month).map((entry) => ({ month: entry.month, value: entry.value }));
  return [...others, ...(value === null ? [] : [{ month, value }])].sort((left, right) => (left.month < right.month ? -1 : 1));
}
