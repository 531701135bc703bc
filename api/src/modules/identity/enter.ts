import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { AppError, forbidden } from '../../request/errors';
import type { Db } from '../../db/database';
import { askChallenge } from './auth-challenges';
import { users } from './identity.table';
import { isTrustedDevice } from './known-devices';
import { openOnDevice } from './sign-in-answer';
import type { Entered } from './sign-in-answer';
import { hasTwoFactor } from './two-factor-code';
import { memberOf } from './users';
import type { User } from './users';

/** Wrong codes at one sign-in, until it must begin with the password again. */
const CODE_TRIES = 5;

export const wrongCredentials = () => new AppError('INVALID_CREDENTIALS', 401, 'Email or password is wrong.');
export const notConfirmed = () => forbidden('Please confirm your email address first: the link is in your mail.', 'EMAIL_NOT_VERIFIED');

/** The person may be signed in: confirmed and not blocked. */
export function requireActive(user: User): void {
  if (user.isBlocked || user.isDeleted) throw forbidden('This account is blocked. Please write to us.', 'ACCOUNT_BLOCKED');
  if (!user.isVerified) throw notConfirmed();
}

interface Arrival {
  device?: string | undefined;
  /** The person has read that the account is about to end, and keeps it. */
  keepAccount?: boolean | undefined;
}

/**
 * The one door behind a first factor, whichever it was: opens the session, or asks for the second factor where the person has one.
 * Throws ACCOUNT_ENDS for an account that was given up and is not kept, ACCOUNT_BLOCKED and EMAIL_NOT_VERIFIED.
 */
export async function enter(tx: Db, context: Context, arrived: User, { device, keepAccount = false }: Arrival): Promise<Entered> {
  const user = await holdAccount(tx, arrived);
  requireKept(user, keepAccount);
  const isAsked = (await hasTwoFactor(tx, user.id)) && !(await isTrustedDevice(tx, context, user.id, device));
  if (!isAsked) return enterWithBoth(tx, context, user, { device, keepAccount });
  return {
    ticket: await askChallenge(tx, context, { purpose: 'second-factor', userId: user.id, tries: CODE_TRIES, keepsAccount: keepAccount }),
  };
}

/** All that is asked for was given. */
export async function enterWithBoth(tx: Db, context: Context, arrived: User, { device, keepAccount = false }: Arrival) {
  const user = await holdAccount(tx, arrived);
  requireKept(user, keepAccount);
  if (user.endsAt !== null) await tx.update(users).set({ endsAt: null, updatedAt: context.now() }).where(eq(users.id, user.id));
  return openOnDevice(tx, context, user, device);
}

/**
 * The account as it stands now, held until the session is there: a new password, a ban or the end of the account would close all
 * sessions but for one that is about to begin.
 */
export async function holdAccount(tx: Db, { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>): Promise<User> {
  const [row] = await tx.select().from(users).where(and(eq(users.id, id), eq(users.isDeleted, false))).for('no key update');
  const user = memberOf(row);
  if (user?.passwordHash !== passwordHash) throw wrongCredentials();
  return user;
}

function requireKept(user: User, keepAccount: boolean): void {
  requireActive(user);
  if (user.endsAt !== null && !keepAccount) throw forbidden(`Your account ends on ${dayOf(user.endsAt, user.timeZone)}.`, 'ACCOUNT_ENDS');
}

const dayOf = (at: Date, zone: string | null): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: zone ?? 'UTC' }).format(at);
