import type { PersonFieldsFragment } from '../src/generated/graphql';

export const COMPANY_ID = '00000000-0000-4000-8000-0000000000c1';

function person(number: number, firstname: string, lastname: string, isOnline: boolean): PersonFieldsFragment {
  return {
    __typename: 'Person', id: `00000000-0000-4000-8000-00000000000${number}`, firstname, lastname, profilePhoto: null,
    OnlineStatus: String(isOnline),
  };
}

/** The team of the sample company. */
export const AMARA = person(1, 'Amara', 'Okafor', true);
export const PRIYA = person(2, 'Priya', 'Raman', true);
export const MATEO = person(3, 'Mateo', 'Silva', true);
export const JONAS = person(4, 'Jonas', 'Lindqvist', false);
export const HELEN = person(5, 'Helen', 'Brandt', false);
export const PEOPLE = [AMARA, PRIYA, MATEO, JONAS, HELEN];
