import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { Context, Services } from '../../request/context';
import type { Db } from '../../db/database';
import { isUniqueViolation } from '../../db/sql-state';
import { badRequest } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import type { NewcomerHooks } from './newcomer-hooks';
import { dropTickets } from './auth-challenges';
import { dropEmailTokens, findEmailToken, isGood, issueEmailToken, lifeOf } from './email-tokens';
import type { EmailToken } from './email-tokens';
import { emailTokens, users } from './identity.table';
import { closeSessions } from './sessions';
import { passkeys, recoveryCodes, twoFactor } from './second-factor.table';
import { clearAddress } from './take-address';
import { findUserById } from './users';
import type { User } from './users';

const tooOld = () => badRequest('This link is too old: an address can be taken back for seven days.', 'LINK_EXPIRED');
const used = () => badRequest('This link has been used: the change is undone already.', 'LINK_USED');

/**
 * The change is confirmed: what the old address was sent before is good for seven days from now, and so is the link in the mail that tells
 * of it.
 */
export async function keepUndoable(tx: Db, context: Pick<Services, 'now'>, { id: userId, email }: User): Promise<string> {
  const { expiresAt } = lifeOf('undo-address', context.now());
  await tx
    .update(emailTokens)
    .set({ expiresAt })
    .where(
      and(
        eq(emailTokens.userId, userId),
        eq(emailTokens.purpose, 'undo-address'),
        eq(emailTokens.email, email),
        isNull(emailTokens.usedAt),
      ),
    );
  return issueEmailToken(tx, context, { userId, purpose: 'undo-address', email });
}

/**
 * POST /users/email/undo, by the link that went to the old address. Whoever changed it may know the password and hold
 * sessions: all of that ends, and the answer holds what a new password is set with.
 */
export async function undoAddress(newcomerHooks: NewcomerHooks, context: Context, secret: string): Promise<RouteAnswer> {
  const resetToken = await context.db.transaction((tx) => undo(newcomerHooks, tx, context, secret)).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw badRequest('This address belongs to another account by now. Please write to us.', 'EMAIL_TAKEN');
    throw error;
  });
  return { body: { resetToken } };
}

async function undo(newcomerHooks: NewcomerHooks, tx: Db, context: Context, secret: string): Promise<string> {
  const token = await findEmailToken(tx, secret);
  if (!token || token.purpose !== 'undo-address') throw tooOld();
  if (token.usedAt !== null) throw used();
  const user = token.userId === null ? null : await findUserById(tx, token.userId);
  if (!isGood(token, context.now()) || !user || user.isBlocked) throw tooOld();
  await endLinks(tx, context, user.id, token);
  await dropTickets(tx, user.id);
  await closeSessions(tx, context, user.id);
  await dropProtectionSince(tx, user.id, token.createdAt);
  const { id: userId } = user;
  const { email } = token;
  if (user.email === email)
    await tx.update(users).set({ pendingEmail: null, passwordHash: null, updatedAt: context.now() }).where(eq(users.id, userId));
  else await restore(newcomerHooks, tx, context, user, email);
  return issueEmailToken(tx, context, { userId, purpose: 'reset', email });
}

/** Every link that came of the change, or that another one may hold: to the new address, and for undoing the undoing. */
async function endLinks(tx: Db, { now }: Context, userId: string, { email, createdAt }: EmailToken): Promise<void> {
  const ofTheChange = or(eq(emailTokens.email, email), gte(emailTokens.createdAt, createdAt));
  await tx
    .update(emailTokens)
    .set({ usedAt: now() })
    .where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, 'undo-address'), isNull(emailTokens.usedAt), ofTheChange));
  for (const purpose of ['change-address', 'reset'] as const) await dropEmailTokens(tx, userId, purpose);
}

/** Whoever changed the address may have put a lock of their own on the account: it would keep the owner out for good. */
async function dropProtectionSince(tx: Db, userId: string, since: Date): Promise<void> {
  const [theirs] = await tx.delete(twoFactor).where(and(eq(twoFactor.userId, userId), gte(twoFactor.confirmedAt, since))).returning();
  if (theirs) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
}

async function restore(newcomerHooks: NewcomerHooks, tx: Db, context: Context, { id }: User, email: string): Promise<void> {
  await clearAddress(tx, email, id);
  // A Google account may have been connected through the other address; the person's own is connected again by its next sign-in.
  await tx
    .update(users)
    .set({ email, pendingEmail: null, isVerified: true, passwordHash: null, googleSub: null, updatedAt: context.now() })
    .where(eq(users.id, id));
  await newcomerHooks.addressProven(tx, { email, userId: id });
  await newcomerHooks.addressChanged(tx, context, id);
}
