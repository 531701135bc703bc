import { passwordFault } from '@heartwood/contract/domain';
import { invalid } from '../../request/errors';
import { isCommon } from './common-passwords';
import type { User } from './users';

/** What is wrong with a new password, as far as it can be said without knowing whose it is. */
export async function newPasswordFault(
  password: string,
  owner: Partial<Pick<User, 'firstname' | 'lastname' | 'email'>> = {},
): Promise<string | null> {
  const fault = passwordFault(password, owner);
  if (fault !== null) return fault;
  return (await isCommon(password)) ? 'Many people use this password, so it is guessed first. Try a few words' : null;
}

/** Nobody's own name or address; the rest was checked with the request's body. */
export function refuseOwnWords(field: string, password: string, user: User): void {
  const fault = passwordFault(password, user);
  if (fault !== null) throw invalid(field, fault);
}
