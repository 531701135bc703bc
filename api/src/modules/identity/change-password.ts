import { and, eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { dropTickets } from './auth-challenges';
import { dropEmailTokens } from './email-tokens';
import { markFresh } from './fresh-session';
import { forgotLink } from './identity-links';
import type { changePasswordBody } from './identity.schema';
import { users } from './identity.table';
import { trustNoDevice } from './known-devices';
import { refuseOwnWords } from './new-password';
import { hashPassword, passwordMatches } from './password';
import { callOffOfClosed } from './pending-address';
import { closeSessions } from './sessions';
import { requireUser } from './users';
import { requireViewer } from './viewer';

const wrongPassword = () => invalid('currentPassword', 'The current password is wrong.', 'WRONG_PASSWORD');

/**
 * PATCH /users/change-password. This device stays signed in, the others are not, unless they are to stay. The present password is the
 * confirmation that other sensitive acts ask for.
 */
export async function changePassword(
  context: Context,
  { currentPassword, newPassword, signsOutOthers }: InferType<typeof changePasswordBody>,
): Promise<RouteAnswer> {
  const viewer = requireViewer(context);
  const user = await requireUser(context.db.orm, viewer);
  if (user.passwordHash === null)
    throw invalid('currentPassword', 'You sign in with Google. Use "Forgot password" to choose a password.', 'NO_PASSWORD');
  if (!(await passwordMatches(user.passwordHash, currentPassword))) throw wrongPassword();
  refuseOwnWords('newPassword', newPassword, user);
  const passwordHash = await hashPassword(newPassword);
  await context.db.transaction(async (tx) => {
    // It may have changed while it was compared: then who knew it knows an old one.
    const changed = await tx.update(users).set({ passwordHash, passwordChangedAt: context.now(), updatedAt: context.now() })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? ''))).returning({ id: users.id });
    if (changed.length === 0) throw wrongPassword();
    await dropTickets(tx, user.id);
    await dropEmailTokens(tx, user.id, 'reset');
    if (signsOutOthers) {
      await closeSessions(tx, context, user.id, viewer.sessionId);
      await callOffOfClosed(tx, context, user.id);
    }
    await trustNoDevice(tx, user.id);
    await markFresh(tx, context, viewer);
    await context.mail.enqueue(tx, {
      to: user.email,
      template: 'password-changed',
      firstname: user.firstname,
      resetLink: forgotLink(context.config),
    });
  });
  return { body: {} };
}
