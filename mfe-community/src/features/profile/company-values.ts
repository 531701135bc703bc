import { LIMITS, nameFault } from '@heartwood/contract/domain';
import type { CompanySet, OwnCompanyFragment } from '../../generated/graphql';

export interface CompanyValues { name: string; size: string; country: string; city: string; oneLine: string; elevatorPitch: string }

export const companyValues = (company: OwnCompanyFragment): CompanyValues => ({
  name: company.name, size: company.size ?? '', country: company.country ?? '', city: company.city ?? '', oneLine: company.oneLine ?? '',
  elevatorPitch: company.elevatorPitch ?? '',
});

/** What is wrong, by field. */
export function companyFaults({ name, city, oneLine }: CompanyValues): Partial<Record<keyof CompanyValues, string>> {
  const faults: Partial<Record<keyof CompanyValues, string>> = {};
  const typed = name.trim();
  const fault = nameFault(typed, 'company');
  if (typed === '') faults.name = 'Company name is required';
  else if (typed.length < LIMITS.companyName.min) faults.name = `Use at least ${LIMITS.companyName.min} characters`;
  else if (fault) faults.name = `The name ${fault}`;
  if (typed.length > LIMITS.companyName.max) faults.name = `Use at most ${LIMITS.companyName.max} characters`;
  if (city.trim().length > LIMITS.city.max) faults.city = `Use at most ${LIMITS.city.max} characters`;
  if (oneLine.trim().length > LIMITS.oneLine.max) faults.oneLine = `Use at most ${LIMITS.oneLine.max} characters`;
  return faults;
}

/** The named fields as the server takes them; what is empty says nothing. */
export const companySet = (values: CompanyValues, names: readonly (keyof CompanyValues)[]): CompanySet => (
  Object.fromEntries(names.map((name) => [name, values[name].trim() || null]))
);
