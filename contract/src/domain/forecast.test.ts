import { FORECAST_SCENARIOS, forecastId } from '.';

it('gives each scenario of a company an id of its own that is always the same', () => {
  const company = '7f9c24e5-2b1d-4c36-9a3b-0d5e8f617a2b';
  expect(FORECAST_SCENARIOS.map((scenario) => forecastId(company, scenario))).toEqual([
    '7f9c24e5-2b1d-8c36-9a3b-0d5e8f617a20', '7f9c24e5-2b1d-8c36-9a3b-0d5e8f617a21', '7f9c24e5-2b1d-8c36-9a3b-0d5e8f617a22',
  ]);
});
