import { canSeeModule } from '@heartwood/contract/domain';
import type { Colleague } from '../company';
import type { EnteredModule } from './enter-module';

/** Whether all of these people may read the module; a mention must not lead into a closed door. */
export function allSee(
  people: ReadonlyMap<string, Colleague>, userIds: readonly string[], { reach }: Pick<EnteredModule, 'reach'>,
): boolean {
  return userIds.every((id) => {
    const person = people.get(id);
    return person !== undefined && canSeeModule(person.standing, reach);
  });
}
