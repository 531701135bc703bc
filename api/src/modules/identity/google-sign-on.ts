import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { conflict, invalid, notFound } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import type { AdoptPicture, NewcomerHooks } from './newcomer-hooks';
import { readGoogleToken, spendNonce } from './google-keys';
import type { GoogleProfile } from './google-keys';
import type { googleBody } from './identity.schema';
import { users } from './identity.table';
import { enter, requireActive } from './enter';
import { passwordMatches } from './password';
import { tellProtection } from './protection-mail';
import { closeSessions } from './sessions';
import { signInAnswer } from './sign-in-answer';
import { endSignUps } from './sign-up-requests';
import { hasTwoFactor } from './two-factor-code';
import { findUserByEmail, findUserByGoogle, insertUser, memberOf, prepareUser } from './users';
import type { User } from './users';

interface Ports { newcomerHooks: NewcomerHooks; adoptPicture: AdoptPicture }

/** POST /users/google-sign-on: signs in, and up when the person is new. */
export async function googleSignOn(
  { newcomerHooks, adoptPicture }: Ports, context: Context,
  { inviteToken, password, device, keepAccount, ...answer }: InferType<typeof googleBody>,
): Promise<RouteAnswer> {
  const { google } = context.config;
  if (google === null) throw notFound('Signing in with Google is not set up here.');
  const profile = await readGoogleToken(google, answer, context.now());
  const { user, isNew, entered } = await context.db.transaction(async (tx) => {
    await spendNonce(tx, profile);
    const known = await findUserByGoogle(tx, profile.sub) ?? await link(tx, context, profile, password);
    const found = known ?? await create(tx, profile);
    requireActive(found);
    if (inviteToken !== undefined) await newcomerHooks.claimInvite(tx, { token: inviteToken, email: found.email, userId: found.id });
    await newcomerHooks.addressProven(tx, { email: found.email, userId: found.id });
    return { user: found, isNew: known === null, entered: await enter(tx, context, found, { device, keepAccount }) };
  });
  return signInAnswer(entered, isNew ? await withPicture(adoptPicture, context, user, profile) : user);
}

/** A copy of Google's picture: pages show pictures of our own store alone. Without one the person is signed in all the same. */
async function withPicture(adoptPicture: AdoptPicture, context: Context, user: User, { picture }: GoogleProfile): Promise<User> {
  const profilePhoto = picture === null
    ? null
    : await adoptPicture(context, { ownerId: user.id, purpose: 'profile_photo', address: picture });
  if (profilePhoto === null) return user;
  await context.db.orm.update(users).set({ profilePhoto }).where(eq(users.id, user.id));
  return { ...user, profilePhoto };
}

/**
 * The address has an account: Google has proven that it is the same person, where the address is one of Google's. Of other
 * addresses it only knows that they were proven once, maybe by who had them before: then the password says it, once.
 */
async function link(
  tx: Db, context: Context, { sub, email, ownsAddress }: GoogleProfile, password: string | undefined,
): Promise<User | null> {
  await endSignUps(tx, email);
  const user = await findUserByEmail(tx, email);
  if (!user) return null;
  if (user.googleSub !== null) throw conflict('This address is connected with another Google account.', 'email', 'GOOGLE_OTHER_ACCOUNT');
  if (user.isBlocked) return user;
  if (user.isVerified && !ownsAddress) await requirePassword(context, user, password);
  // Nothing is put on an account before both factors were given: it is asked like this each time.
  if (user.isVerified && (await hasTwoFactor(tx, user.id))) return user;
  // An unproven account may be somebody else's trap: its password must not open what is the person's from now on.
  const trap = user.isVerified ? {} : { isVerified: true, passwordHash: null };
  if (!user.isVerified) await closeSessions(tx, context, user.id);
  const [linked] = await tx.update(users).set({ googleSub: sub, ...trap, updatedAt: context.now() }).where(eq(users.id, user.id))
    .returning();
  if (user.isVerified) await tellProtection(tx, context, user, 'google-connected');
  return memberOf(linked);
}

async function requirePassword({ limits }: Context, user: User, password: string | undefined): Promise<void> {
  if (password === undefined) throw invalid(
    'password', 'This address has an account already. Enter its password once, to connect it with Google.', 'GOOGLE_PASSWORD_NEEDED',
  );
  await limits.consume({ name: 'google-link', points: 10, seconds: 300 }, user.id);
  if (!await passwordMatches(user.passwordHash, password)) throw invalid('password', 'This password is wrong.', 'WRONG_PASSWORD');
}

async function create(tx: Db, { sub, email, firstname, lastname }: GoogleProfile): Promise<User> {
  const user = await insertUser(tx, await prepareUser({ email, firstname, lastname, password: null, isVerified: true, googleSub: sub }));
  if (!user) throw conflict('This address was taken just now. Please try again.', 'email');
  return user;
}
