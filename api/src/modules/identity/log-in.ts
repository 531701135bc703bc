import type { InferType } from 'yup';
import type { Context } from '../../request/context';
import type { RouteAnswer } from '../../rest/route';
import { refusedInConstantTime } from './constant-time';
import { enter, notConfirmed, requireActive, wrongCredentials } from './enter';
import type { loginBody } from './identity.schema';
import { passwordMatches } from './password';
import { signInAnswer } from './sign-in-answer';
import { signUpsOf } from './sign-up-requests';
import { findUserByEmail } from './users';
import type { User } from './users';

/** POST /auth/login. What is wrong with an account is told only to who knows its password. */
export async function logIn(context: Context, credentials: InferType<typeof loginBody>): Promise<RouteAnswer> {
  const user = await findMatch(context, credentials);
  requireActive(user);
  const entered = await context.db.transaction((tx) => enter(tx, context, user, credentials));
  return signInAnswer(entered, user);
}

/**
 * A sign-up that waits for its link is no account, but who made it is told that the link is missing. As several
 * passwords may be compared then, every refusal keeps to the floor.
 */
function findMatch(context: Context, { email, password }: InferType<typeof loginBody>): Promise<User> {
  return refusedInConstantTime(async () => {
    const user = await findUserByEmail(context.db.orm, email);
    if (await passwordMatches(user?.passwordHash ?? null, password) && user) return user;
    if (!user?.isVerified) {
      const waiting = await signUpsOf(context.db.orm, email);
      const matches = await Promise.all(waiting.map(({ passwordHash }) => passwordMatches(passwordHash, password)));
      if (matches.includes(true)) throw notConfirmed();
    }
    throw wrongCredentials();
  });
}
