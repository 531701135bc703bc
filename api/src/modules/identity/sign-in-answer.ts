import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import type { RouteAnswer } from '../../rest/route';
import { browserOf } from './browser';
import { forgotLink, securityLink } from './identity-links';
import { deviceStanding, rememberDevice } from './known-devices';
import { ownUser } from './own-user';
import { openSession } from './sessions';
import type { IssuedTokens } from './sessions';
import type { User } from './users';

/** Both readings of the token answer (product/decisions 9). */
export function tokenAnswer({ token, refreshToken }: IssuedTokens) {
  return { tokenDetails: { token, refreshToken }, token, refreshToken };
}

/** Somebody is in, or a second factor is asked for: its answer goes with the ticket. */
export type Entered = (IssuedTokens & { device: string }) | { ticket: string };

/** `device`: what makes the device known at its next login (`known-devices.ts`). */
export function signInAnswer(entered: Entered, user: User): RouteAnswer {
  if ('ticket' in entered) return { body: { twoFactor: entered } };
  const { device, ...tokens } = entered;
  return { body: { ...tokenAnswer(tokens), device, user: ownUser(user) } };
}

/** Signs in on a device, which is known from now on. Who has signed in on others before hears of a new one. */
export async function openOnDevice(
  tx: Db,
  context: Pick<Context, 'tokens' | 'now' | 'mail' | 'config' | 'userAgent'>,
  user: Pick<User, 'id' | 'email' | 'firstname'>,
  given: string | undefined,
): Promise<IssuedTokens & { device: string }> {
  if ((await deviceStanding(tx, user.id, given)) === 'new') {
    await context.mail.enqueue(tx, {
      to: user.email,
      template: 'new-device',
      firstname: user.firstname,
      device: browserOf(context.userAgent).name,
      link: securityLink(context.config),
      resetLink: forgotLink(context.config),
    });
  }
  const tokens = await openSession(tx, context, user.id, context.userAgent);
  return { ...tokens, device: await rememberDevice(tx, context, user.id, given) };
}
