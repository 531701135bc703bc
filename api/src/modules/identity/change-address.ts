import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { inConstantTime } from './constant-time';
import { issueEmailToken } from './email-tokens';
import { requireFresh } from './fresh-session';
import { forgotLink, loginLink, undoLink, verifyLink } from './identity-links';
import { users } from './identity.table';
import { findUserByEmail, requireUser } from './users';
import { requireViewer } from './viewer';

/**
 * POST /users/email. The address changes when the mail to the new one is confirmed; the old one hears of it at once. Says nothing about who
 * has the new one.
 */
export function changeAddress(context: Context, email: string): Promise<RouteAnswer> {
  return inConstantTime(async () => {
    await context.db.transaction(async (tx) => {
      const viewer = requireViewer(context);
      const user = await requireUser(tx, viewer);
      await requireFresh(context, tx);
      if (user.email === email) throw invalid('email', 'This is your address already.');
      await tx.update(users).set({ pendingEmail: email, updatedAt: context.now() }).where(eq(users.id, user.id));
      const undo = await issueEmailToken(tx, context, { userId: user.id, purpose: 'undo-address', email: user.email });
      await context.mail.enqueue(tx, {
        to: user.email,
        template: 'address-asked',
        firstname: user.firstname,
        newEmail: email,
        link: undoLink(context.config, undo),
      });
      const other = await findUserByEmail(tx, email);
      if (other?.isVerified) {
        await context.mail.enqueue(tx, {
          to: email,
          template: 'already-member',
          firstname: other.firstname,
          link: loginLink(context.config),
          resetLink: forgotLink(context.config),
        });
        return;
      }
      const token = await issueEmailToken(tx, context, { userId: user.id, purpose: 'change-address', email, sessionId: viewer.sessionId });
      await context.mail.enqueue(tx, {
        to: email,
        template: 'change-address',
        firstname: user.firstname,
        newEmail: email,
        link: verifyLink(context.config, token),
      });
    });
    return { status: 202 };
  });
}
