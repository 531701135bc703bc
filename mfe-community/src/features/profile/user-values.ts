import { LIMITS, nameFault } from '@heartwood/contract/domain';
import type { OwnUserFragment, UserSet } from '../../generated/graphql';

export interface UserValues {
  firstname: string; lastname: string; headline: string; bio: string; phoneNumber: string; city: string; links: string[];
}

export const userValues = (user: OwnUserFragment): UserValues => ({
  firstname: user.firstname, lastname: user.lastname, headline: user.headline ?? '', bio: user.bio ?? '',
  phoneNumber: user.phoneNumber ?? '',
  city: user.city ?? '', links: [...user.links],
});

const PHONE = /^[+\d][\d\s()/.-]{3,}$/;
const LABELS = { firstname: 'First name', lastname: 'Last name' } as const;

/** What is wrong, by field. */
export function userFaults(values: UserValues): Partial<Record<keyof UserValues, string>> {
  const faults: Partial<Record<keyof UserValues, string>> = {};
  for (const name of ['firstname', 'lastname'] as const) {
    const typed = values[name].trim();
    const fault = nameFault(typed, 'person');
    if (typed === '') faults[name] = `${LABELS[name]} is required`;
    else if (fault) faults[name] = `${LABELS[name]} ${fault}`;
  }
  for (const name of ['firstname', 'lastname', 'headline', 'bio', 'phoneNumber', 'city'] as const) {
    const { max } = LIMITS[name];
    if (values[name].trim().length > max) faults[name] = `Use at most ${max.toLocaleString('en')} characters`;
  }
  if (values.phoneNumber.trim() !== '' && !PHONE.test(values.phoneNumber.trim()))
    faults.phoneNumber = 'Enter a phone number, like +49 30 1234567';
  if (values.links.some((link) => link.trim().length > LIMITS.link.max)) faults.links = `Use at most ${LIMITS.link.max} characters`;
  return faults;
}

/** The changed fields as the server takes them. */
export function userSet(values: UserValues, changed: readonly (keyof UserValues)[]): UserSet {
  const all = {
    firstname: values.firstname.trim(), lastname: values.lastname.trim(), headline: values.headline.trim() || null,
    bio: values.bio.trim() || null,
    phoneNumber: values.phoneNumber.trim() || null, city: values.city.trim() || null,
    links: values.links.map((link) => link.trim()).filter(Boolean),
  };
  return Object.fromEntries(changed.map((name) => [name, all[name]]));
}
