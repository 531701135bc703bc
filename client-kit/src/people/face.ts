import { fullName } from '@heartwood/contract/domain';

/** A person as the API tells of one. */
export interface Person { id: string; firstname: string; lastname: string; profilePhoto: string | null }

/** The shape in which the design system takes people; without a name they are "No name" to it. */
export function toFace(person: Person): { id: string; name: string; photo: string | null } {
  return { id: person.id, name: fullName(person), photo: person.profilePhoto };
}
