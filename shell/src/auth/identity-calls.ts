import { apiErrorOf } from '../forms/api-error';
import { session } from '../session/browser-session';

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

export const signUp = (user: NewUser): Promise<unknown> => post('/api/v1/users', user);

export const requestReset = (email: string): Promise<unknown> => post('/api/v1/auth/reset_password', { email });

export const resendVerifyEmail = (email: string): Promise<unknown> => post('/api/v1/users/resendVerifyEmail', { email });

/** Signs in as the confirmed person when the server hands out tokens with its answer; says whether it did. */
export async function verifyEmail(token: string): Promise<boolean> {
  return session.signIn(await post('/api/v1/users/verify_email', { token }));
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
