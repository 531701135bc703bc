import type { InferType } from 'yup';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import type { RouteAnswer } from '../../rest/route';
import { inConstantTime } from './constant-time';
import { issueEmailToken } from './email-tokens';
import { resetLink, verifyLink } from './identity-links';
import type { resendBody } from './identity.schema';
import { renewLink, signUpById, signUpsOf } from './sign-up-requests';
import { findUserByEmail } from './users';

/**
 * POST /users/resendVerifyEmail. The same answer whether or not somebody waits for a link. With the id that signing up
 * answered with, that sign-up gets a new link; by the address alone each one does, and which password belongs to which
 * link stays as it is.
 */
export function resendVerifyEmail(context: Context, { email, id }: InferType<typeof resendBody>): Promise<RouteAnswer> {
  return inConstantTime(async () => {
    await context.db.transaction(async (tx) => {
      const waiting = id === undefined ? await signUpsOf(tx, email) : await signUpById(tx, email, id);
      for (const request of waiting) {
        if (request.userId !== null) continue;
        const link = verifyLink(context.config, await renewLink(tx, context, request));
        await context.mail.enqueue(tx, { to: email, template: 'verify', firstname: request.firstname ?? '', link });
      }
      await resendToUnconfirmed(tx, context, email);
    });
    return { status: 202 };
  });
}

/** An account that nobody ever confirmed, from before sign-ups waited with their links. */
async function resendToUnconfirmed(tx: Db, context: Context, email: string): Promise<void> {
  const user = await findUserByEmail(tx, email);
  if (!user || user.isVerified || user.isBlocked) return;
  const token = await issueEmailToken(tx, context, { userId: user.id, purpose: 'verify', email });
  await context.mail.enqueue(tx, { to: email, template: 'verify', firstname: user.firstname, link: verifyLink(context.config, token) });
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
