import { eq } from 'drizzle-orm';
import type { Context } from '../../context';
import type { RouteAnswer } from '../../route';
import type { Arrivals } from './arrivals';
import { findEmailToken, isGood, spendEmailToken } from './email-tokens';
import { forgotLink } from './identity-links';
import { users } from './identity.table';
import { hashPassword } from './password';
import { closeSessions } from './sessions';
import { endSignUps } from './sign-up-requests';
import { findUserById } from './users';
import { deadLink } from './verify-email';

/** PATCH /auth/set_password: by the link of a mail, which proves the address too. Signs out everywhere. */
export async function setPassword(arrivals: Arrivals, context: Context, secret: string | undefined, password: string): Promise<RouteAnswer> {
  if (!secret || secret.length > 500) throw deadLink();
  const passwordHash = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    const token = await findEmailToken(tx, secret);
    if (!token || token.purpose !== 'reset' || !isGood(token, context.now())) throw deadLink();
    const user = token.userId === null ? null : await findUserById(tx, token.userId);
    if (!user || user.isBlocked || user.email !== token.email) throw deadLink();
    await spendEmailToken(tx, context, token);
    await tx.update(users).set({ passwordHash, isVerified: true, updatedAt: context.now() }).where(eq(users.id, user.id));
    await endSignUps(tx, user.email);
    if (!user.isVerified) await arrivals.addressProven(tx, { email: user.email, userId: user.id });
    await closeSessions(tx, context, user.id);
    await context.mail.enqueue(tx, { to: user.email, template: 'password-changed', firstname: user.firstname, resetLink: forgotLink(context.config) });
  });
  return { body: {} };
}
