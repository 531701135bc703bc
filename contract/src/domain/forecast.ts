/** The plan as it stands, and the two that are compared with it. */
export const FORECAST_SCENARIOS = ['BASE', 'LOW', 'HIGH'] as const;
export type ForecastScenario = (typeof FORECAST_SCENARIOS)[number];

/** How many months a forecast looks ahead, the first one counted. */
export const FORECAST_MONTHS = 12;

/**
 * The id of a company's scenario, which is made of that of the company (RFC 9562, version 8): whoever begins it, and whenever, writes
 * the same row.
 */
export function forecastId(companyId: string, scenario: ForecastScenario): string {
  return `${companyId.slice(0, 14)}8${companyId.slice(15, -1)}${FORECAST_SCENARIOS.indexOf(scenario)}`;
}
