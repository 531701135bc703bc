import assert from 'node:assert/strict';
import { NotHere } from './target.mjs';

/** @typedef {{ email: string, password: string, token: string, refreshToken: string }} Person */

/**
 * Somebody who has signed up and confirmed the address, and is signed in.
 * @param {import('./target.mjs').Target} target
 * @returns {Promise<Person>}
 */
export async function newcomer(target) {
  const person = target.stranger();
  await target.send('/api/v1/users', { json: person });
  const link = await linkTo(target, person.email, '/auth/verify-email');
  await target.send('/api/v1/users/verify_email', { json: { token: link, email: person.email, password: person.password } });
  return signIn(target, person);
}

/**
 * @param {import('./target.mjs').Target} target
 * @param {{ email: string, password: string }} person
 * @returns {Promise<Person>}
 */
export async function signIn(target, { email, password }) {
  const answer = await target.send('/api/v1/auth/login', { json: { email, password } });
  if (!answer.ok) throw new NotHere(`a newcomer can't sign in: ${answer.status}`);
  return { email, password, .../** @type {{ token: string, refreshToken: string }} */ (await answer.json()) };
}

/**
 * The token in the newest mail with a link to this path.
 * @param {import('./target.mjs').Target} target
 * @param {string} address
 * @param {string} path
 */
export async function linkTo(target, address, path) {
  const links = (await target.mailsTo(address)).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
  const found = links.find(({ pathname }) => pathname === path);
  assert.ok(found, `no mail to the address has a link to ${path}`);
  return found.searchParams.get('token') ?? '';
}
