import {
  FORECAST_SCENARIOS, forecastId, isFeatureOpen, type ForecastScenario,
} from '@heartwood/contract/domain';
import type { CurrencyRate, MonthAmount } from '@heartwood/contract/numbers';
import { and, eq } from 'drizzle-orm';
import { forbidden, invalid } from '../../request/errors';
import { amount, currency, decimal, oneOf, optionalAmount, rowKind, type PlacedRow, type RowInputOf } from '../growth';
import { forecast, forecastLine, revenue } from './business-model.table';
import { monthOf, months } from './months';

const MOST_RATES = 20;
const GROWTH = { min: -100, max: 1000 };
const OF_PLAN = { min: 0, max: 1000 };

const within = (field: string, value: string | null | undefined, limits: { min: number; max: number }, label: string) => (
  value == null ? null : decimal(field, value, limits, label)
);

/** A revenue and what is spent can be told from both, so both are shown to whoever reads them. */
const IN_REVENUE = {
  modules: ['revenue'], alongside: ['costs'], unversioned: { saved: 'FORECAST_SAVED', deleted: 'FORECAST_DELETED' },
} as const;

export interface ForecastFields {
  scenario: ForecastScenario;
  month: string | null;
  currency: string | null;
  cash: string | null;
  rates: readonly CurrencyRate[];
  gains: string | null;
  prices: string | null;
  costs: string | null;
}
export type ForecastRow = PlacedRow & ForecastFields;
export type ForecastInput = RowInputOf<ForecastFields>;

const LABELS: Readonly<Record<ForecastScenario, string>> = { BASE: 'the plan', LOW: 'scenario low', HIGH: 'scenario high' };

/** One row a scenario; what a scenario does not say of itself stays empty. */
export const FORECASTS = rowKind({
  ...IN_REVENUE,
  type: 'Forecast', list: 'forecasts', table: forecast, most: FORECAST_SCENARIOS.length, refusal: 'There are three scenarios.',
  check: (input: ForecastInput) => {
    const scenario = oneOf('scenario', input.scenario, FORECAST_SCENARIOS, 'The scenario');
    const isPlan = scenario === 'BASE';
    return {
      scenario,
      month: isPlan && input.month != null ? monthOf('month', input.month) : null,
      currency: isPlan && input.currency != null ? currency('currency', input.currency) : null,
      cash: isPlan ? optionalAmount('cash', input.cash, 'The cash') : null,
      rates: isPlan ? ratesOf('rates', input.rates ?? []) : [],
      gains: isPlan ? null : within('gains', input.gains, OF_PLAN, 'The share'),
      prices: isPlan ? null : within('prices', input.prices, OF_PLAN, 'The share'),
      costs: isPlan ? null : within('costs', input.costs, OF_PLAN, 'The share'),
    };
  },
  label: ({ scenario }) => LABELS[scenario],
  admit({ companyId, plan }, id) {
    if (scenarioOf(companyId, id) !== 'BASE' && !isFeatureOpen('scenarios', plan)) {
      throw forbidden('Scenarios are read-only on the Free plan.', 'LOCKED');
    }
  },
  inputs: (_tx, { companyId }, input) => Promise.resolve([{ ...input, scenario: scenarioOf(companyId, input.id) }]),
});

/** One row a scenario, by whomever it was begun: its id says which. Throws INVALID. */
function scenarioOf(companyId: string, id: string): ForecastScenario {
  const scenario = FORECAST_SCENARIOS.find((each) => forecastId(companyId, each) === id);
  if (scenario === undefined) throw invalid('id', 'This is the id of no scenario.');
  return scenario;
}

export interface ForecastLineFields { months: readonly MonthAmount[]; growth: string | null; days: string | null }
export type ForecastLineRow = PlacedRow & ForecastLineFields;
export type ForecastLineInput = RowInputOf<ForecastLineFields>;

/** How many buy of a revenue. It has the id of the revenue, and stays for it when that is deleted. */
export const FORECAST_LINES = rowKind({
  ...IN_REVENUE,
  type: 'ForecastLine', list: 'forecastLines', table: forecastLine, most: 1000, refusal: 'A forecast can have at most 1,000 lines.',
  check: (input: ForecastLineInput) => ({
    months: months('months', input.months ?? [], 'The customers'),
    growth: within('growth', input.growth, GROWTH, 'The growth'),
    days: within('days', input.days, { min: 0, max: 31 }, 'The days'),
  }),
  label: () => 'customers',
  async inputs(tx, { companyId }, input) {
    const [row] = await tx.select({ id: revenue.id }).from(revenue)
      .where(and(eq(revenue.id, input.id), eq(revenue.companyId, companyId), eq(revenue.isDeleted, false)));
    if (!row) throw invalid('id', 'Only revenues of this company can be foreseen.');
    return [input];
  },
});

/** What one of each currency is in another, each once, by their codes. Throws INVALID with the field. */
function ratesOf(field: string, rates: readonly CurrencyRate[]): CurrencyRate[] {
  if (rates.length > MOST_RATES) throw invalid(field, `There can be at most ${MOST_RATES} rates.`);
  const byCode = new Map(rates.map((rate) => [currency(field, rate.currency), amount(field, rate.value, 'The rate')]));
  return [...byCode].sort(([left], [right]) => (left < right ? -1 : 1)).map(([code, value]) => ({ currency: code, value }));
}
