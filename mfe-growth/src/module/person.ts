import { fullName } from '@heartwood/contract/domain';
import type { PersonFieldsFragment } from '../generated/graphql';

export { toFace } from '@heartwood/client-kit/people';

/** Whom to ask in the company: the owner's name, who stands first among the framework's people. */
export function ownerName(framework: { people: readonly { person: PersonFieldsFragment }[] } | null | undefined): string {
  const owner = framework?.people[0]?.person;
  return (owner && fullName(owner)) || 'the owner';
}
