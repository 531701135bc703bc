import type { FaceFragment } from '../generated/graphql';

/** First and last name; a missing one reads 'No name' (specification, section 5). */
export function personName(person: Pick<FaceFragment, 'firstname' | 'lastname'> | null | undefined): string {
  return `${person?.firstname ?? ''} ${person?.lastname ?? ''}`.trim() || 'No name';
}

export function companyName(name: string | null | undefined, isAdvisory = false): string {
  const company = name?.trim() || 'No company';
  return isAdvisory ? `${company}, Advisor` : company;
}

export function presenceOf(person: Pick<FaceFragment, 'OnlineStatus'> | null | undefined): 'online' | 'offline' {
  return person?.OnlineStatus === 'true' ? 'online' : 'offline';
}
