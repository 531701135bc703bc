import { ApiError, apiErrorOf } from '@heartwood/client-kit/commands';
import type { PublicKeyCredentialRequestOptionsJSON as PasskeyOptions } from '@simplewebauthn/browser';
import { session } from '../session/browser-session';
import type { GoogleAnswer } from './google-button';
import { knownDevice, rememberDevice } from './known-device';
import { ownSignUps, rememberSignUp } from './own-sign-ups';
import { waitFor } from './sign-in-wait';

async function call(path: string, init: RequestInit): Promise<unknown> {
  const response = await session.fetch(path, init);
  if (!response.ok) throw await apiErrorOf(response);
  return response.json().catch(() => null);
}

function post(path: string, body: object): Promise<unknown> {
  return call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

export interface NewUser {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  inviteToken?: string;
}

/** The id of the sign-up, which this browser remembers until the address is confirmed; null from a server that names none. */
export async function signUp(user: NewUser): Promise<string | null> {
  const { id } = ((await post('/api/v1/users', user)) ?? {}) as { id?: unknown };
  if (typeof id !== 'string') return null;
  rememberSignUp(id);
  return id;
}

export const requestReset = (email: string): Promise<unknown> => post('/api/v1/auth/reset_password', { email });

/** `id`: the sign-up that waits for its link; without it each sign-up for the address gets its own link again. */
export const resendVerifyEmail = (email: string, id: string | null): Promise<unknown> => (
  post('/api/v1/users/resendVerifyEmail', id === null ? { email } : { email, id })
);

/**
 * Signs in as the confirmed person when the server hands out tokens with its answer; says whether it did. Where this
 * browser did not sign up the server asks for the password (`PASSWORD_NEEDED`).
 */
export async function verifyEmail(token: string, password?: string): Promise<boolean> {
  return signInHere('/api/v1/users/verify_email', { token, requests: ownSignUps(), ...(password !== undefined && { password }) });
}

/** Takes the old address back; answers what a new password is set with. */
export async function undoAddress(token: string): Promise<string> {
  const { resetToken } = (await post('/api/v1/users/email/undo', { token })) as { resetToken: string };
  return resetToken;
}

/** Ends the mails of what one has not seen, by the link in one of them. */
export async function endDigests(token: string): Promise<void> {
  await post(`/api/v1/notifications/digest-off?token=${encodeURIComponent(token)}`, {});
}

export async function logIn(email: string, password: string): Promise<void> {
  await signInHere('/api/v1/auth/login', { email, password });
}

/** What Google answered to this page, and the password where the server asks for it (`GOOGLE_PASSWORD_NEEDED`). */
export async function logInWithGoogle(answer: GoogleAnswer & { password?: string }): Promise<void> {
  await signInHere('/api/v1/users/google-sign-on', answer);
}

/** The device shows that it is known, and is from now on. */
async function signInHere(path: string, body: object): Promise<boolean> {
  const device = knownDevice();
  waitFor(null);
  try {
    const answer = await post(path, device === undefined ? body : { ...body, device });
    rememberDevice(answer);
    const { twoFactor } = (answer ?? {}) as { twoFactor?: { ticket: string } };
    if (twoFactor) waitFor({ kind: 'second-factor', ...twoFactor });
    return session.signIn(answer);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ACCOUNT_ENDS') throw error;
    waitFor({ kind: 'ends', message: error.message, again: { path, body } });
    return false;
  }
}

/** The same sign-in once more, by somebody who keeps the account that was about to end. */
export const signInAgain = ({ path, body }: { path: string; body: object }): Promise<boolean> => (
  signInHere(path, { ...body, keepAccount: true })
);

/** After a first factor: the number of the app or a recovery code. */
export const giveSecondFactor = (given: { ticket: string; trust: boolean; code?: string; recoveryCode?: string }): Promise<boolean> =>
  signInHere('/api/v1/auth/second-factor', given);

export const passkeyOptions = (): Promise<PasskeyOptions> => post('/api/v1/auth/passkey/options', {}) as Promise<PasskeyOptions>;

export const logInWithPasskey = (response: object): Promise<boolean> => signInHere('/api/v1/auth/passkey', { response });

/** The token of the mail travels in a header of its own (specification, section 7). */
export async function setPassword(token: string, password: string): Promise<void> {
  rememberDevice(await call('/api/v1/auth/set_password', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ password, device: knownDevice() }),
  }));
}
