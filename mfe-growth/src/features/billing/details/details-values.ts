import type { Details } from '../billing-calls';

export interface DetailsValues {
  name: string; taxId: string; companyRegistrationType: string; email: string; line1: string; postalCode: string; city: string;
  country: string
}

type Known = { readonly [Key in keyof DetailsValues]?: string | null | undefined };

/** The form as it begins. @param company what is known of the company itself, where nothing was written for its invoices yet */
export function detailsValues(known: Known, company: { name: string; email: string }): DetailsValues {
  return {
    name: known.name ?? company.name, email: known.email ?? company.email, taxId: known.taxId ?? '',
    companyRegistrationType: known.companyRegistrationType ?? '', line1: known.line1 ?? '', postalCode: known.postalCode ?? '',
    city: known.city ?? '',
    country: known.country ?? '',
  };
}

/** As the API takes it; what was emptied is emptied. */
export function detailsBody({ name, taxId, companyRegistrationType, email, line1, postalCode, city, country }: DetailsValues): Details {
  return {
    name: name.trim(), taxId: taxId.trim(), companyRegistrationType: companyRegistrationType.trim(), email: email.trim(),
    address: { line1: line1.trim(), postalCode: postalCode.trim(), city: city.trim(), country },
  };
}

/** "Loopcrate UG, Lahnstraße 31, 12055 Berlin" and "DE 327 114 908 · amara@loopcrate.eu"; nothing where nothing was written. */
export function detailsLines(known: Known): string[] {
  const place = [known.postalCode, known.city].filter(Boolean).join(' ');
  const name = [known.name, known.companyRegistrationType].filter(Boolean).join(' ');
  return [[name, known.line1, place].filter(Boolean).join(', '), [known.taxId, known.email].filter(Boolean).join(' · ')].filter((line) => (
    line !== ''
  ));
}
