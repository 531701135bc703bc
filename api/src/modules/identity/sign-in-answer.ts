import type { Services } from '../../request/context';
import type { Db } from '../../db/database';
import type { RouteAnswer } from '../../rest/route';
import { rememberDevice } from './known-devices';
import { ownUser } from './own-user';
import { openSession } from './sessions';
import type { IssuedTokens } from './sessions';
import type { User } from './users';

/** Both readings of the token answer (product/decisions 9). */
export function tokenAnswer({ token, refreshToken }: IssuedTokens) {
  return { tokenDetails: { token, refreshToken }, token, refreshToken };
}

/** `device`: what makes the device known at its next login (`known-devices.ts`). */
export function signInAnswer({ device, ...tokens }: IssuedTokens & { device: string }, user: User): RouteAnswer {
  return { body: { ...tokenAnswer(tokens), device, user: ownUser(user) } };
}

/** Signs in on a device, which is known from now on. */
export async function openOnDevice(
  tx: Db,
  context: Pick<Services, 'tokens' | 'now'>,
  userId: string,
  device: string | undefined,
): Promise<IssuedTokens & { device: string }> {
  return { ...(await openSession(tx, context, userId)), device: await rememberDevice(tx, context, userId, device) };
}
