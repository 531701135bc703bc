import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { Context } from '../../request/context';
import type { RouteAnswer } from '../../rest/route';
import type { NewcomerHooks } from './newcomer-hooks';
import { dropTickets } from './auth-challenges';
import { findEmailToken, isGood, spendEmailToken } from './email-tokens';
import { forgotLink } from './identity-links';
import type { setPasswordBody } from './identity.schema';
import { users } from './identity.table';
import { forgetDevices, rememberDevice } from './known-devices';
import { refuseOwnWords } from './new-password';
import { hashPassword } from './password';
import { callOffOfClosed } from './pending-address';
import { closeSessions } from './sessions';
import { endSignUps } from './sign-up-requests';
import { findUserById } from './users';
import { deadLink } from './verify-email';

/**
 * PATCH /auth/set_password: by the link of a mail, which proves the address too. Signs out everywhere. This device is
 * known afterwards, so that its owner gets in while somebody else is guessing; the others are not.
 */
export async function setPassword(
  newcomerHooks: NewcomerHooks,
  context: Context,
  secret: string | undefined,
  { password, device }: InferType<typeof setPasswordBody>,
): Promise<RouteAnswer> {
  if (!secret || secret.length > 500) throw deadLink();
  const passwordHash = await hashPassword(password);
  const known = await context.db.transaction(async (tx) => {
    const token = await findEmailToken(tx, secret);
    if (!token || token.purpose !== 'reset' || !isGood(token, context.now())) throw deadLink();
    const user = token.userId === null ? null : await findUserById(tx, token.userId);
    if (!user || user.isBlocked || user.email !== token.email) throw deadLink();
    refuseOwnWords('password', password, user);
    await spendEmailToken(tx, context, token);
    await tx.update(users).set({ passwordHash, passwordChangedAt: context.now(), isVerified: true, updatedAt: context.now() })
      .where(eq(users.id, user.id));
    await endSignUps(tx, user.email);
    if (!user.isVerified) await newcomerHooks.addressProven(tx, { email: user.email, userId: user.id });
    await dropTickets(tx, user.id);
    await closeSessions(tx, context, user.id);
    await callOffOfClosed(tx, context, user.id);
    await context.mail.enqueue(tx, {
      to: user.email,
      template: 'password-changed',
      firstname: user.firstname,
      resetLink: forgotLink(context.config),
    });
    await forgetDevices(tx, user.id);
    return rememberDevice(tx, context, user.id, device);
  });
  return { body: { device: known } };
}
