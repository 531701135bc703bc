import { fullName } from '@heartwood/contract/domain';
import type { EventFaceFragment } from '../generated/graphql';

/** A person as a stack of faces takes them. */
export const faceOf = (person: EventFaceFragment) => ({ id: person.id, name: fullName(person), photo: person.profilePhoto });
