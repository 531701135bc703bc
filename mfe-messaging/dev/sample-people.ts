import type { FaceFragment } from '../src/generated/graphql';

function person(number: number, firstname: string, lastname: string, isOnline: boolean): FaceFragment {
  return {
    __typename: 'Person', id: `00000000-0000-4000-8000-00000000000${number}`, firstname, lastname, profilePhoto: null,
    OnlineStatus: String(isOnline),
  };
}

export const AMARA = person(1, 'Amara', 'Okafor', true);
export const PRIYA = person(2, 'Priya', 'Raman', true);
export const MATEO = person(3, 'Mateo', 'Silva', true);
export const NOOR = person(4, 'Noor', 'Haddad', true);
export const KOFI = person(5, 'Kofi', 'Mensah', false);
