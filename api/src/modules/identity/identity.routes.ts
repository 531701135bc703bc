import type { Context } from '../../request/context';
import { route } from '../../rest/route';
import type { AnyRoute } from '../../rest/route';
import type { AdoptPicture, NewcomerHooks } from './newcomer-hooks';
import { askForReset, resendVerifyEmail } from './ask-by-email';
import { changeAddress } from './change-address';
import { changePassword } from './change-password';
import { confirmAgain } from './confirm-again';
import { googleSignOn } from './google-sign-on';
import { byEmail, byIp, byViewer, loginRates } from './identity.rates';
import {
  changePasswordBody, confirmAgainBody, emailBody, googleBody, loginBody, logoutBody, refreshBody, resendBody, setPasswordBody, signUpBody,
  undoAddressBody, verifyEmailBody,
} from './identity.schema';
import { logIn } from './log-in';
import { logOut } from './log-out';
import { protectionRoutes } from './protection.routes';
import { refreshSession } from './refresh-session';
import { setPassword } from './set-password';
import { signUp } from './sign-up';
import { signedIn } from './signed-in';
import { undoAddress } from './undo-address';
import { findUserByEmail } from './users';
import { verifyEmail } from './verify-email';

const MINUTE = 60;
const HOUR = 3600;

/** Spec section 7, and `POST /auth/logout`, which it does not name. */
export function identityRoutes(newcomerHooks: NewcomerHooks, adoptPicture: AdoptPicture): readonly AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/users',
      policy: 'public',
      body: signUpBody,
      rates: [byIp('sign-up', 30, HOUR), ...byEmail('sign-up', 5, HOUR)],
      security: { kind: 'sign-up' },
      handle: (context, { body }) => signUp(newcomerHooks, context, body),
    }),
    route({
      method: 'POST', path: '/auth/login', policy: 'public', body: loginBody, rates: loginRates(5 * MINUTE),
      security: { kind: 'sign-in', userId: (context, { body }, answer) => signedIn(answer) ?? ownerOf(context, body.email) },
      handle: (context, { body }) => logIn(context, body),
    }),
    route({
      method: 'POST', path: '/auth/token', policy: 'public', body: refreshBody, rates: [byIp('refresh', 300, 5 * MINUTE)],
      handle: (context, { body }) => refreshSession(context, body.refresh_token),
    }),
    route({
      method: 'POST', path: '/auth/logout', policy: 'public', body: logoutBody, rates: [byIp('logout', 120, 5 * MINUTE)],
      handle: (context, { body }) => logOut(context, body.refresh_token),
    }),
    route({
      method: 'POST', path: '/users/verify_email', policy: 'public', body: verifyEmailBody, rates: [byIp('verify-email', 60, 5 * MINUTE)],
      security: { kind: 'address-confirmation', userId: (_context, _request, answer) => signedIn(answer) },
      handle: (context, { body }) => verifyEmail(newcomerHooks, context, body),
    }),
    route({
      method: 'POST',
      path: '/users/resendVerifyEmail',
      policy: 'public',
      body: resendBody,
      rates: [byIp('resend', 30, HOUR), ...byEmail('resend', 5, HOUR)],
      handle: (context, { body }) => resendVerifyEmail(context, body),
    }),
    route({
      method: 'POST',
      path: '/auth/reset_password',
      policy: 'public',
      body: emailBody,
      rates: [byIp('reset', 30, HOUR), ...byEmail('reset', 5, HOUR)],
      handle: (context, { body }) => askForReset(context, body.email),
    }),
    route({
      method: 'PATCH', path: '/auth/set_password', policy: 'public', body: setPasswordBody, rates: [byIp('set-password', 30, 5 * MINUTE)],
      security: { kind: 'password-reset' },
      handle: (context, { body, headers }) => setPassword(newcomerHooks, context, oneHeader(headers.token), body),
    }),
    route({
      method: 'POST',
      path: '/auth/confirm',
      policy: 'signed-in',
      body: confirmAgainBody,
      rates: [byIp('confirm', 100, 5 * MINUTE), byViewer('confirm', 10, 5 * MINUTE)],
      security: { kind: 'confirmation' },
      handle: (context, { body }) => confirmAgain(context, body),
    }),
    // The present password is a guess like any other: both doors count it together.
    route({
      method: 'PATCH',
      path: '/users/change-password',
      policy: 'signed-in',
      body: changePasswordBody,
      rates: [byViewer('confirm', 10, 5 * MINUTE)],
      security: { kind: 'password-change' },
      handle: (context, { body }) => changePassword(context, body),
    }),
    route({
      method: 'POST', path: '/users/email', policy: 'signed-in', body: emailBody, rates: [byViewer('change-address', 10, HOUR)],
      security: { kind: 'address-change' },
      handle: (context, { body }) => changeAddress(context, body.email),
    }),
    route({
      method: 'POST', path: '/users/email/undo', policy: 'public', body: undoAddressBody, rates: [byIp('undo-address', 30, 5 * MINUTE)],
      security: { kind: 'address-undo' },
      handle: (context, { body }) => undoAddress(newcomerHooks, context, body.token),
    }),
    ...protectionRoutes,
    route({
      method: 'POST', path: '/users/google-sign-on', policy: 'public', body: googleBody, rates: [byIp('google', 60, 5 * MINUTE)],
      security: { kind: 'sign-in', userId: (_context, _request, answer) => signedIn(answer) },
      handle: (context, { body }) => googleSignOn({ newcomerHooks, adoptPicture }, context, body),
    }),
  ];
}

function oneHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** Whose account somebody tried to enter. */
async function ownerOf({ db }: Context, email: string): Promise<string | null> {
  return (await findUserByEmail(db.orm, email))?.id ?? null;
}
