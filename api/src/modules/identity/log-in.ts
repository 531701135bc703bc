import type { InferType } from 'yup';
import type { Context } from '../../context';
import { AppError, forbidden } from '../../errors';
import type { RouteAnswer } from '../../route';
import type { loginBody } from './identity.schema';
import { passwordMatches } from './password';
import { openSession } from './sessions';
import { signInAnswer } from './sign-in-answer';
import { findUserByEmail } from './users';
import type { User } from './users';

/** POST /auth/login. What is wrong with an account is told only to who knows its password. */
export async function logIn(context: Context, { email, password }: InferType<typeof loginBody>): Promise<RouteAnswer> {
  const user = await findUserByEmail(context.db.orm, email);
  if (!await passwordMatches(user?.passwordHash ?? null, password) || !user) {
    throw new AppError('INVALID_CREDENTIALS', 401, 'Email or password is wrong.');
  }
  requireActive(user);
  const tokens = await context.db.transaction((tx) => openSession(tx, context, user.id));
  return signInAnswer(tokens, user);
}

/** The person may be signed in: confirmed and not blocked. */
export function requireActive(user: User): void {
  if (user.isBlocked || user.isDeleted) throw forbidden('This account is blocked. Please write to us.', 'ACCOUNT_BLOCKED');
  if (!user.isVerified) throw forbidden('Please confirm your email address first: the link is in your mail.', 'EMAIL_NOT_VERIFIED');
}
