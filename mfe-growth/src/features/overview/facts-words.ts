import { placeName, sectorName, sizeName } from '@heartwood/client-kit/company-fields';
import { OBJECTIVES, STAGES, type EtaMetric } from '@heartwood/contract/domain';
import type { CompanyFactsFragment } from '../../generated/graphql';

const UNITS: Record<EtaMetric, string> = { DAYS: 'day', WEEKS: 'week', MONTHS: 'month', YEARS: 'year' };

/** "months": what an investment is counted in, as it stands behind its number. */
export function etaUnit(metric: EtaMetric, value: number): string {
  return value === 1 ? UNITS[metric] : `${UNITS[metric]}s`;
}

type Investment = Pick<CompanyFactsFragment, 'investmentEtaMetric' | 'investmentEtaValue'>;

/** "In 4 months"; null where none is planned. */
export function investmentWords({ investmentEtaMetric: metric, investmentEtaValue: value }: Investment): string | null {
  if (metric === null || value === null) return null;
  return value === 0 ? 'Now' : `In ${value} ${etaUnit(metric, value)}`;
}

/** The facts of a company in their order; null where nothing is said. */
export function factsOf(company: CompanyFactsFragment): readonly (readonly [label: string, words: string | null])[] {
  return [
    ['Place', placeName(company) || null],
    ['Size', sizeName(company.size) || null],
    ['Sectors', company.sectors.map(sectorName).join(', ') || null],
    ['Stage', STAGES.find(({ id }) => id === company.stageId)?.name ?? null],
    ['Objective', OBJECTIVES.find(({ value }) => value === company.objective)?.label ?? null],
    ['Investment planned', investmentWords(company)],
    ['Customer segments', company.customerSegments?.trim() || null],
  ];
}
