import type { Context } from '../../context';
import type { RouteAnswer } from '../../route';
import { inConstantTime } from './constant-time';
import { issueEmailToken } from './email-tokens';
import { resetLink, verifyLink } from './identity-links';
import { findUserByEmail } from './users';

/** POST /users/resendVerifyEmail. The same answer whether or not there is such an account. */
export function resendVerifyEmail(context: Context, email: string): Promise<RouteAnswer> {
  return inConstantTime(async () => {
    await context.db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email);
      if (!user || user.isVerified || user.isBlocked) return;
      const token = await issueEmailToken(tx, context, { userId: user.id, purpose: 'verify', email });
      await context.mail.enqueue(tx, { to: email, template: 'verify', firstname: user.firstname, link: verifyLink(context.config, token) });
    });
    return { status: 202 };
  });
}

/** POST /auth/reset_password. The same answer whether or not there is such an account. */
export function askForReset(context: Context, email: string): Promise<RouteAnswer> {
  return inConstantTime(async () => {
    await context.db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email);
      if (!user || user.isBlocked) return;
      const token = await issueEmailToken(tx, context, { userId: user.id, purpose: 'reset', email });
      await context.mail.enqueue(tx, { to: email, template: 'reset', firstname: user.firstname, link: resetLink(context.config, token) });
    });
    return { status: 202 };
  });
}
