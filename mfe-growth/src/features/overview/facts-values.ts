import { ETA_LIMITS, type EtaMetric } from '@heartwood/contract/domain';
import type { CompanyFactsFragment, CompanySet } from '../../generated/graphql';

/** The facts as the form's controls hold them. */
export interface FactsValues {
  name: string;
  size: string;
  country: string;
  city: string;
  sectors: string[];
  stageId: string;
  objective: string;
  investmentEtaValue: string;
  investmentEtaMetric: string;
  customerSegments: string;
}

export function factsValues(company: CompanyFactsFragment): FactsValues {
  return {
    name: company.name,
    size: company.size ?? '',
    country: company.country ?? '',
    city: company.city ?? '',
    sectors: [...company.sectors],
    stageId: company.stageId === null ? '' : String(company.stageId),
    objective: company.objective ?? '',
    investmentEtaValue: company.investmentEtaValue === null ? '' : String(company.investmentEtaValue),
    investmentEtaMetric: company.investmentEtaMetric ?? 'MONTHS',
    customerSegments: company.customerSegments ?? '',
  };
}

/** What was changed. A number goes with what it counts. */
export function changedFacts(before: FactsValues, after: FactsValues): (keyof FactsValues)[] {
  const fields = (Object.keys(after) as (keyof FactsValues)[]).filter((field) => String(before[field]) !== String(after[field]));
  const hasNumber = after.investmentEtaValue.trim() !== '';
  const isPlanned = fields.includes('investmentEtaValue') || (fields.includes('investmentEtaMetric') && hasNumber);
  const rest = fields.filter((field) => !field.startsWith('investment'));
  return isPlanned ? [...rest, 'investmentEtaValue', 'investmentEtaMetric'] : rest;
}

/** These fields as the server takes them. */
export function setOf(values: FactsValues, fields: readonly (keyof FactsValues)[]): CompanySet {
  const number = values.investmentEtaValue.trim();
  const set: Required<Pick<CompanySet, keyof FactsValues>> = {
    name: values.name.trim(),
    size: values.size || null,
    country: values.country || null,
    city: values.city.trim() || null,
    sectors: values.sectors,
    stageId: values.stageId === '' ? null : Number(values.stageId),
    objective: values.objective || null,
    investmentEtaValue: number === '' ? null : Number(number),
    investmentEtaMetric: number === '' ? null : values.investmentEtaMetric as EtaMetric,
    customerSegments: values.customerSegments.trim() || null,
  };
  return Object.fromEntries(fields.map((field) => [field, set[field]]));
}

/** What is wrong beside name and place, by field: who has chosen sectors may choose others, but not none. */
export function factsErrors(before: FactsValues, { sectors, investmentEtaValue }: FactsValues): Partial<Record<keyof FactsValues, string>> {
  const number = investmentEtaValue.trim();
  const isNumber = /^\d{1,3}$/.test(number) && Number(number) >= ETA_LIMITS.min && Number(number) <= ETA_LIMITS.max;
  return {
    ...(sectors.length === 0 && before.sectors.length > 0 && { sectors: 'Choose at least one sector' }),
    ...(number !== '' && !isNumber && { investmentEtaValue: `Use a whole number from ${ETA_LIMITS.min} to ${ETA_LIMITS.max}` }),
  };
}
