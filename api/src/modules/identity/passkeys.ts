import {
  generateAuthenticationOptions, generateRegistrationOptions, verifyAuthenticationResponse, verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { fullName } from '@heartwood/contract/domain';
import type { InferType } from 'yup';
import type { Config } from '../../process/config';
import type { Context } from '../../request/context';
import { badRequest, forbidden, notFound } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { PRODUCT_NAME } from '../mail';
import { askChallenge, endChallenge } from './auth-challenges';
import { enterWithBoth } from './enter';
import { requireFresh } from './fresh-session';
import type { newPasskeyBody, passkeyNameBody, passkeySignInBody } from './identity.schema';
import { tellProtection } from './protection-mail';
import { passkeys } from './second-factor.table';
import { signInAnswer } from './sign-in-answer';
import { findUserById, requireUser } from './users';
import { requireViewer } from './viewer';

const MOST_PASSKEYS = 20;

const refused = () => forbidden('This passkey was not accepted. Try again, or log in another way.', 'PASSKEY_REFUSED');

/** Where passkeys belong: to this site's name, and to no other. */
function siteOf({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

/** A challenge as the browser signs it: `newSecret` is base64url already. */
const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** POST /account/passkeys/options: what the browser makes a passkey with. It must be one that asks for a finger, a face or a PIN. */
export async function offerPasskey(context: Context): Promise<RouteAnswer> {
  const viewer = requireViewer(context);
  const { user, own, challenge } = await context.db.transaction(async (tx) => {
    const person = await requireUser(tx, viewer);
    await requireFresh(context, tx);
    const mine = await tx.select().from(passkeys).where(eq(passkeys.userId, person.id));
    if (mine.length >= MOST_PASSKEYS) throw badRequest(`An account can have at most ${MOST_PASSKEYS} passkeys.`, 'TOO_MANY_PASSKEYS');
    return { user: person, own: mine, challenge: await askChallenge(tx, context, { purpose: 'new-passkey', userId: person.id }) };
  });
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: siteOf(context.config).rpID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: fullName(user),
    challenge: bytesOf(challenge),
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { body: options };
}

/** POST /account/passkeys: keeps the one that the browser made. */
export async function addPasskey(context: Context, { name, response }: InferType<typeof newPasskeyBody>): Promise<RouteAnswer> {
  const viewer = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const user = await requireUser(tx, viewer);
    await requireFresh(context, tx);
    const challenge = challengeOf(response);
    const asked = await endChallenge(tx, context, challenge, 'new-passkey');
    if (asked?.userId !== user.id) throw refused();
    const { rpID, origin } = siteOf(context.config);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID,
      requireUserVerification: true,
    }).catch(() => { throw refused(); });
    if (!verified || !registrationInfo) throw refused();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const kept = await tx.insert(passkeys)
      .values({
        id, userId: user.id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports, name, createdAt: context.now(),
      })
      .onConflictDoNothing().returning({ id: passkeys.id });
    if (kept.length === 0) throw refused();
    await tellProtection(tx, context, user, 'passkey-added');
  });
  return { status: 201 };
}

const own = (context: Context, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, requireViewer(context).userId));

/** PATCH /account/passkeys/:id */
export async function renamePasskey(context: Context, id: string, { name }: InferType<typeof passkeyNameBody>): Promise<RouteAnswer> {
  const named = await context.db.orm.update(passkeys).set({ name }).where(own(context, id)).returning({ id: passkeys.id });
  if (named.length === 0) throw notFound('There is no such passkey.');
  return { status: 204 };
}

/** DELETE /account/passkeys/:id. Twice is once. */
export async function removePasskey(context: Context, id: string): Promise<RouteAnswer> {
  await context.db.transaction(async (tx) => {
    const user = await requireUser(tx, requireViewer(context));
    await requireFresh(context, tx);
    const gone = await tx.delete(passkeys).where(own(context, id)).returning({ id: passkeys.id });
    if (gone.length > 0) await tellProtection(tx, context, user, 'passkey-removed');
  });
  return { status: 204 };
}

/** POST /auth/passkey/options: asks any passkey of this site, so that nothing is said about who has one. */
export async function askForPasskey(context: Context): Promise<RouteAnswer> {
  const challenge = await askChallenge(context.db.orm, context, { purpose: 'passkey', userId: null });
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context.config).rpID, challenge: bytesOf(challenge), userVerification: 'required', allowCredentials: [],
  });
  return { body: options };
}

/**
 * POST /auth/passkey: signs in. A passkey is something one has, opened by something one is or knows: no second factor is asked for.
 * An account that was given up is kept only by who says so (`enter`), and then the same answer counts again.
 */
export async function signInWithPasskey(
  context: Context, { response, device, keepAccount }: InferType<typeof passkeySignInBody>,
): Promise<RouteAnswer> {
  return context.db.transaction(async (tx) => {
    const challenge = challengeOf(response);
    if (!(await endChallenge(tx, context, challenge, 'passkey'))) throw refused();
    const [key] = await tx.select().from(passkeys).where(eq(passkeys.id, String((response as { id?: unknown }).id))).for('update');
    if (!key) throw refused();
    const { rpID, origin } = siteOf(context.config);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true,
      credential: {
        id: key.id, publicKey: bytesOf(key.publicKey), counter: key.counter, transports: key.transports as AuthenticatorTransport[],
      },
    }).catch(() => { throw refused(); });
    const user = await findUserById(tx, key.userId);
    if (!verified || !user) throw refused();
    await tx.update(passkeys).set({ counter: authenticationInfo.newCounter, usedAt: context.now() }).where(eq(passkeys.id, key.id));
    return signInAnswer(await enterWithBoth(tx, context, user, { device, keepAccount }), user);
  });
}

/** What the browser says that it signed; whether it did is for the library to find. */
function challengeOf(response: unknown): string {
  try {
    const { clientDataJSON } = (response as { response: { clientDataJSON: string } }).response;
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
