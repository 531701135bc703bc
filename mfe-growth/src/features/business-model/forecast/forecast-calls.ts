import type { ForecastScenario } from '@heartwood/contract/domain';
import type { RowCalls } from '../../../area-page/rows/use-row-commands';
import {
  DeleteForecastDocument, DeleteForecastLineDocument, SaveForecastDocument, SaveForecastLineDocument, type ForecastFieldsFragment,
  type ForecastInput, type ForecastLineFieldsFragment, type ForecastLineInput,
} from '../../../generated/graphql';
import { SCENARIO_NAMES } from './forecast-words';

const callsOf = (scenario: ForecastScenario): RowCalls<ForecastFieldsFragment, ForecastInput, 'key' | 'scenario'> => ({
  type: 'Forecast', save: SaveForecastDocument, remove: DeleteForecastDocument, noun: 'forecast',
  nameOf: () => `Scenario “${SCENARIO_NAMES[scenario]}”`, place: { key: 'revenue', scenario },
});

/** Of each scenario, whose row is begun with the first thing that is said of it. */
export const FORECAST_CALLS = { BASE: callsOf('BASE'), LOW: callsOf('LOW'), HIGH: callsOf('HIGH') } as const;

export const LINE_CALLS: RowCalls<ForecastLineFieldsFragment, ForecastLineInput, 'key'> = {
  type: 'ForecastLine', save: SaveForecastLineDocument, remove: DeleteForecastLineDocument, noun: 'forecast', nameOf: () => 'Customers',
  place: { key: 'revenue' },
};
