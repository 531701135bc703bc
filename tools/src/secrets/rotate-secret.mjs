import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Longer than any access token lives. */
const ACCEPTED_MS = 24 * 3_600_000;

/**
 * @typedef {{ id: string, secret: string, retiredAt: string }} Accepted
 * @typedef {{ authSecret?: string, acceptedSecrets?: Accepted[] }} SecretsFile
 */

/**
 * Puts a new secret first in `secrets.json`; the one that signed until now is accepted for a day, then a later rotation drops it.
 * @param {string} dataDir
 * @param {Date} [now]
 * @returns {{ id: string, accepted: string[] }} key ids, as access tokens name them
 */
export function rotateSecret(dataDir, now = new Date()) {
  const path = join(dataDir, 'secrets.json');
  const { authSecret, acceptedSecrets = [], ...rest } = readSecrets(path);
  const next = randomBytes(48).toString('base64url');
  const accepted = acceptedSecrets.filter(({ retiredAt }) => now.getTime() - Date.parse(retiredAt) < ACCEPTED_MS);
  if (authSecret) accepted.unshift({ id: keyIdOf(authSecret), secret: authSecret, retiredAt: now.toISOString() });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Whole or not at all: a server that starts meanwhile reads one or the other.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ ...rest, authSecret: next, acceptedSecrets: accepted }), { mode: 0o600, flag: 'wx' });
  renameSync(draft, path);
  return { id: keyIdOf(next), accepted: accepted.map(({ id }) => id) };
}

/** As the server derives it. @param {string} secret */
const keyIdOf = (secret) => createHmac('sha256', secret).update('heartwood access token key').digest('base64url').slice(0, 12);

/** @param {string} path @returns {SecretsFile} */
function readSecrets(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {};
    throw error;
  }
}
