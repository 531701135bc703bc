import { apiErrorOf } from '../forms/api-error';
import { session } from '../session/browser-session';
import { ownSignUps, rememberSignUp } from './own-sign-ups';

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
export const resendVerifyEmail = (email: string, id: string | null): Promise<unknown> => post('/api/v1/users/resendVerifyEmail', id === null ? { email } : { email, id });

/**
 * Signs in as the confirmed person when the server hands out tokens with its answer; says whether it did. Where this
 * browser did not sign up the server asks for the password (`PASSWORD_NEEDED`).
 */
export async function verifyEmail(token: string, password?: string): Promise<boolean> {
  return session.signIn(await post('/api/v1/users/verify_email', { token, requests: ownSignUps(), ...(password !== undefined && { password }) }));
}

/** Takes the old address back; answers what a new password is set with. */
export async function undoAddress(token: string): Promise<string> {
  const { resetToken } = (await post('/api/v1/users/email/undo', { token })) as { resetToken: string };
  return resetToken;
}

export async function logIn(email: string, password: string): Promise<void> {
  session.signIn(await post('/api/v1/auth/login', { email, password }));
}

export async function logInWithGoogle(idToken: string): Promise<void> {
  session.signIn(await post('/api/v1/users/google-sign-on', { idToken }));
}

/** The token of the mail travels in a header of its own (specification, section 7). */
export function setPassword(token: string, password: string): Promise<unknown> {
  return call('/api/v1/auth/set_password', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ password }),
  });
}
