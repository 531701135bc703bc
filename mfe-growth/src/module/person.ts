import { fullName } from '@heartwood/contract/domain';
import type { PersonFieldsFragment } from '../generated/graphql';

/** The shape in which the design system takes people; without a name they are "No name" to it. */
export function toFace(person: PersonFieldsFragment): { id: string; name: string; photo: string | null } {
  return { id: person.id, name: fullName(person), photo: person.profilePhoto };
}

/** Whom to ask in the company: the owner's name, who stands first among the framework's people. */
export function ownerName(framework: { people: readonly { person: PersonFieldsFragment }[] } | null | undefined): string {
  const owner = framework?.people[0]?.person;
  return (owner && fullName(owner)) || 'the owner';
}
