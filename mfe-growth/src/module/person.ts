import type { PersonFieldsFragment } from '../generated/graphql';

/** First and last name; empty when both are missing ("No name" is the design system's word for it). */
export function fullName({ firstname, lastname }: Pick<PersonFieldsFragment, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`.trim();
}

/** The shape in which the design system takes people. */
export function toFace(person: PersonFieldsFragment): { id: string; name: string; photo: string | null } {
  return { id: person.id, name: fullName(person), photo: person.profilePhoto };
}

/** Whom to ask in the company: the owner's name, who stands first among the framework's people. */
export function ownerName(framework: { people: readonly { person: PersonFieldsFragment }[] } | null | undefined): string {
  const owner = framework?.people[0]?.person;
  return (owner && fullName(owner)) || 'the owner';
}
