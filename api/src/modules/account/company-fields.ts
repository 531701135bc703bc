import {
  COMPANY_SIZES, ETA_LIMITS, ETA_METRICS, LIMITS, MAX_SECTORS, OBJECTIVES, SECTORS, STAGES, type EtaMetric,
} from '@heartwood/contract/domain';
import { invalid } from '../../request/errors';
import { line, nameLine, paragraph } from '../../text/text';
import { pictureAddress } from '../files';

export interface CompanySet {
  name?: string | null | undefined;
  logo?: string | null | undefined;
  coverImage?: string | null | undefined;
  coverPosition?: number | null | undefined;
  country?: string | null | undefined;
  city?: string | null | undefined;
  size?: string | null | undefined;
  sectors?: readonly string[] | null | undefined;
  stageId?: number | null | undefined;
  objective?: string | null | undefined;
  investmentEtaMetric?: EtaMetric | null | undefined;
  investmentEtaValue?: number | null | undefined;
  oneLine?: string | null | undefined;
  elevatorPitch?: string | null | undefined;
  customerSegments?: string | null | undefined;
  isSoloFounder?: boolean | null | undefined;
}

/** Checks what is given; what is left out stays out. Throws INVALID with the field. */
export function checkCompany(set: CompanySet): CompanySet {
  if (set.name !== undefined && set.name === null) throw invalid('name', 'The company needs a name.');
  if (set.sectors !== undefined) checkSectors(set.sectors ?? []);
  oneOf('stageId', set.stageId, STAGES.map((stage) => stage.id));
  oneOf('objective', set.objective, OBJECTIVES.map((objective) => objective.value));
  oneOf('size', set.size, COMPANY_SIZES);
  checkInvestment(set);
  checkCoverPosition(set.coverPosition);
  return {
    ...set,
    ...(set.name != null && { name: nameLine('name', set.name, { ...LIMITS.companyName, label: 'The name', of: 'company' }) }),
    ...(set.country != null && { country: countryCode(set.country) }),
    ...(set.city != null && { city: line('city', set.city, { ...LIMITS.city, label: 'The city' }) || null }),
    ...(set.oneLine != null && { oneLine: line('oneLine', set.oneLine, { ...LIMITS.oneLine, label: 'The line' }) || null }),
    ...(set.elevatorPitch != null && { elevatorPitch: paragraph('elevatorPitch', set.elevatorPitch, { max: 2000, label: 'The pitch' }) }),
    ...(set.customerSegments != null && { customerSegments: paragraph('customerSegments', set.customerSegments, { max: 2000 }) }),
    ...(set.logo != null && { logo: pictureAddress('logo', set.logo) }),
    ...(set.coverImage != null && { coverImage: pictureAddress('coverImage', set.coverImage) }),
  };
}

/** Percent of a cover, from its top. Throws INVALID. */
export function checkCoverPosition(value: number | null | undefined): void {
  if (value != null && (value < 0 || value > 100)) throw invalid('coverPosition', 'The place is between 0 and 100 percent.');
}

/** A number and what it counts, or neither: one without the other says nothing. */
function checkInvestment({ investmentEtaMetric: metric, investmentEtaValue: value }: CompanySet): void {
  if (metric === undefined && value === undefined) return;
  oneOf('investmentEtaMetric', metric, ETA_METRICS);
  if ((metric == null) !== (value == null))
    throw invalid('investmentEtaValue', 'Say how many, and whether it is days, weeks, months or years.');
  const { min, max } = ETA_LIMITS;
  if (value != null && (value < min || value > max)) throw invalid('investmentEtaValue', `The number must be between ${min} and ${max}.`);
}

/** ISO 3166; which of them are countries is the browser's to know, and it shows their names. */
function countryCode(value: string): string | null {
  if (value !== '' && !/^[A-Z]{2}$/.test(value)) throw invalid('country', 'Choose one from the list.');
  return value || null;
}

/** 1 to 5 (product decisions, row 43): whoever has chosen may choose others, but not none. */
function checkSectors(sectors: readonly string[]): void {
  if (sectors.length === 0) throw invalid('sectors', 'Choose at least one sector.');
  if (new Set(sectors).size > MAX_SECTORS) throw invalid('sectors', `Choose at most ${MAX_SECTORS} sectors.`);
  if (sectors.some((id) => !SECTORS.some((sector) => sector.id === id))) throw invalid('sectors', 'Choose sectors from the list.');
}

function oneOf<Value>(field: string, value: Value | null | undefined, allowed: readonly Value[]): void {
  if (value != null && !allowed.includes(value)) throw invalid(field, 'Choose one from the list.');
}
