import type { AnyRoute, RateRule } from '../../rest/route';
import { route } from '../../rest/route';
import { giveSecondFactor } from './give-second-factor';
import { byIp, byViewer } from './identity.rates';
import {
  endTwoFactorBody, newPasskeyBody, newTwoFactorBody, passkeyNameBody, passkeySignInBody, secondFactorBody,
} from './identity.schema';
import { addPasskey, askForPasskey, offerPasskey, removePasskey, renamePasskey, signInWithPasskey } from './passkeys';
import { closeOtherDevices, closeOwnSession, readProtection } from './protection';
import { signedIn } from './signed-in';
import { beginTwoFactor, renewRecoveryCodes, turnTwoFactorOff, turnTwoFactorOn } from './two-factor';
import { cancelAddress, disconnectGoogle } from './ways-in';

const MINUTES_5 = 300;
const HOUR = 3600;

const own = {
  policy: 'signed-in', rates: [byViewer('protection', 60, MINUTES_5)],
} satisfies { policy: 'signed-in'; rates: RateRule<unknown>[] };

/** What protects an account: second factor, passkeys, and the devices that are signed in. */
export const protectionRoutes: readonly AnyRoute[] = [
  route({
    method: 'GET', path: '/account/security', policy: 'signed-in', rates: [byViewer('security-page', 300, MINUTES_5)],
    handle: readProtection,
  }),
  route({
    method: 'DELETE', path: '/account/sessions/:id', ...own, security: { kind: 'session-end' },
    handle: (context, { params }) => closeOwnSession(context, params.id ?? ''),
  }),
  route({ method: 'POST', path: '/account/sessions/close-others', ...own, security: { kind: 'session-end' }, handle: closeOtherDevices }),
  route({
    method: 'POST', path: '/auth/second-factor', policy: 'public', body: secondFactorBody, rates: [byIp('second-factor', 60, MINUTES_5)],
    security: { kind: 'second-factor', userId: (_context, _request, answer) => signedIn(answer) },
    handle: (context, { body }) => giveSecondFactor(context, body),
  }),
  route({ method: 'POST', path: '/account/two-factor', ...own, security: { kind: 'two-factor-change' }, handle: beginTwoFactor }),
  route({
    method: 'POST', path: '/account/two-factor/confirm', policy: 'signed-in', body: newTwoFactorBody,
    rates: [byViewer('two-factor-on', 20, HOUR)],
    security: { kind: 'two-factor-change' },
    handle: (context, { body }) => turnTwoFactorOn(context, body),
  }),
  // A guess at the password like any other.
  route({
    method: 'POST', path: '/account/two-factor/off', policy: 'signed-in', body: endTwoFactorBody,
    rates: [byViewer('confirm', 10, MINUTES_5)],
    security: { kind: 'two-factor-change' },
    handle: (context, { body }) => turnTwoFactorOff(context, body),
  }),
  route({ method: 'POST', path: '/account/recovery-codes', ...own, security: { kind: 'two-factor-change' }, handle: renewRecoveryCodes }),
  route({ method: 'POST', path: '/account/passkeys/options', ...own, handle: offerPasskey }),
  route({
    method: 'POST', path: '/account/passkeys', ...own, body: newPasskeyBody, security: { kind: 'passkey-change' },
    handle: (context, { body }) => addPasskey(context, body),
  }),
  route({
    method: 'PATCH', path: '/account/passkeys/:id', ...own, body: passkeyNameBody, security: { kind: 'passkey-change' },
    handle: (context, { body, params }) => renamePasskey(context, params.id ?? '', body),
  }),
  route({
    method: 'DELETE', path: '/account/passkeys/:id', ...own, security: { kind: 'passkey-change' },
    handle: (context, { params }) => removePasskey(context, params.id ?? ''),
  }),
  route({ method: 'DELETE', path: '/users/email', ...own, security: { kind: 'address-change' }, handle: cancelAddress }),
  route({ method: 'DELETE', path: '/account/google', ...own, security: { kind: 'two-factor-change' }, handle: disconnectGoogle }),
  route({
    method: 'POST', path: '/auth/passkey/options', policy: 'public', rates: [byIp('passkey-options', 60, MINUTES_5)], handle: askForPasskey,
  }),
  route({
    method: 'POST', path: '/auth/passkey', policy: 'public', body: passkeySignInBody, rates: [byIp('passkey', 60, MINUTES_5)],
    security: { kind: 'sign-in', userId: (_context, _request, answer) => signedIn(answer) },
    handle: (context, { body }) => signInWithPasskey(context, body),
  }),
];
