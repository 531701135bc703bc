import type { InferType } from 'yup';
import type { Context } from '../../request/context';
import { forbidden, invalid, notFound } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { markFresh } from './fresh-session';
import { readGoogleToken, spendNonce } from './google-keys';
import type { confirmAgainBody } from './identity.schema';
import { passwordMatches } from './password';
import { requireUser } from './users';
import type { User } from './users';
import { requireViewer } from './viewer';

/** Google's word counts when it was given for this very question. */
const GOOGLE_SECONDS = 120;

/** POST /auth/confirm: proves who is at the device, by password or by a fresh sign-on with the same Google account. */
export async function confirmAgain(
  context: Context,
  { password, idToken, nonce }: InferType<typeof confirmAgainBody>,
): Promise<RouteAnswer> {
  const viewer = requireViewer(context);
  const user = await requireUser(context.db.orm, viewer);
  if (idToken !== undefined) await checkGoogle(context, user, { idToken, nonce });
  else if (!(await passwordMatches(user.passwordHash, password ?? '')))
    throw invalid('password', 'This password is wrong.', 'WRONG_PASSWORD');
  await markFresh(context.db.orm, context, viewer);
  return { status: 204 };
}

async function checkGoogle(
  { config, db, now }: Context,
  user: User,
  answer: { idToken: string; nonce: string | undefined },
): Promise<void> {
  if (config.google === null) throw notFound('Signing in with Google is not set up here.');
  const profile = await readGoogleToken(config.google, answer, now());
  if (user.googleSub !== profile.sub)
    throw forbidden('This is another Google account than the one you log in with.', 'GOOGLE_OTHER_ACCOUNT');
  if (now().getTime() / 1000 - profile.issuedAt > GOOGLE_SECONDS)
    throw forbidden('This sign-in with Google is too old. Please try again.', 'GOOGLE_TOO_OLD');
  await spendNonce(db.orm, profile);
}
