import { personName } from '@heartwood/contract/domain';
import { Avatar, type SelectOption } from '@heartwood/shared-ui';
import type { PersonFieldsFragment } from '../../generated/graphql';
import { toFace } from '../../module/person';

/** Who can be named as responsible. */
export function peopleOptions(people: readonly PersonFieldsFragment[]): SelectOption[] {
  return people.map((person) => ({ value: person.id, label: personName(person), lead: <Avatar {...toFace(person)} size={20} alt="" /> }));
}
