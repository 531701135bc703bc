import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { isUniqueViolation } from '../../db/sql-state';
import { badRequest } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import type { NewcomerHooks } from './newcomer-hooks';
import { confirmSignUp, provenHash } from './confirm-sign-up';
import type { Proof } from './confirm-sign-up';
import { findEmailToken, isGood, spendEmailToken } from './email-tokens';
import type { EmailToken } from './email-tokens';
import { undoLink } from './identity-links';
import type { verifyEmailBody } from './identity.schema';
import { users } from './identity.table';
import { closeSessions } from './sessions';
import { openOnDevice, signInAnswer } from './sign-in-answer';
import { clearAddress } from './take-address';
import { keepUndoable } from './undo-address';
import { findUserById } from './users';
import type { User } from './users';

interface Confirmed { user: User; tokens: Awaited<ReturnType<typeof openOnDevice>> | null }

export const deadLink = () => badRequest('This link is used up or too old. Please ask for a new one.', 'LINK_EXPIRED');

/**
 * POST /users/verify_email, for the first address and for a changed one. The first use of a sign-up link also signs
 * in; a second one (a double click) is no error, but hands out nothing.
 */
export async function verifyEmail(
  newcomerHooks: NewcomerHooks,
  context: Context,
  { token: secret, device, ...proof }: InferType<typeof verifyEmailBody>,
): Promise<RouteAnswer> {
  const hash = await provenHash(context, secret, proof);
  const confirmed = await context.db
    .transaction((tx) => confirm(newcomerHooks, tx, context, secret, { ...proof, hash, device }))
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw badRequest('This address belongs to another account by now.', 'EMAIL_TAKEN');
      throw error;
    });
  const { user, tokens } = confirmed;
  if (tokens) return signInAnswer(tokens, user);
  return { body: { email: user.email } };
}

async function confirm(
  newcomerHooks: NewcomerHooks,
  tx: Db,
  context: Context,
  secret: string,
  proof: Proof & { hash: string | null; device: string | undefined },
): Promise<Confirmed> {
  const token = await findEmailToken(tx, secret);
  if (!token || token.purpose === 'reset' || token.purpose === 'undo-address') throw deadLink();
  const user = token.userId === null ? null : await findUserById(tx, token.userId);
  if (token.userId !== null && (!user || user.isBlocked)) throw deadLink();
  if (token.usedAt !== null && user?.isVerified && user.email === token.email) return { user, tokens: null };
  if (!isGood(token, context.now())) throw deadLink();
  if (token.purpose === 'verify') {
    const arrived = await confirmSignUp(newcomerHooks, tx, context, token, proof);
    return { user: arrived, tokens: await openOnDevice(tx, context, arrived, proof.device) };
  }
  if (!user) throw deadLink();
  await spendEmailToken(tx, context, token);
  return changeAddress(newcomerHooks, tx, context, user, token);
}

async function changeAddress(newcomerHooks: NewcomerHooks, tx: Db, context: Context, user: User, token: EmailToken): Promise<Confirmed> {
  if (user.pendingEmail !== token.email) throw deadLink();
  await clearAddress(tx, token.email, user.id);
  await tx
    .update(users)
    .set({ email: token.email, pendingEmail: null, isVerified: true, updatedAt: context.now() })
    .where(eq(users.id, user.id));
  await newcomerHooks.addressProven(tx, { email: token.email, userId: user.id });
  await newcomerHooks.addressChanged(tx, context, user.id);
  // The device that asked for it stays signed in, the others learn who may use the account now.
  await closeSessions(tx, context, user.id, token.sessionId);
  const undo = await keepUndoable(tx, context, user);
  await context.mail.enqueue(tx, {
    to: user.email,
    template: 'address-changed',
    firstname: user.firstname,
    newEmail: token.email,
    link: undoLink(context.config, undo),
  });
  return { user: { ...user, email: token.email, pendingEmail: null }, tokens: null };
}
