import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** The table holds the hash of a token, never this key: it is derived from the token itself. */
const keyOf = (token: string) => Buffer.from(hkdfSync('sha256', token, '', 'heartwood refresh token successor', 32));

/** Seals the refresh token that `token` was exchanged for: who has the table alone can't read it. */
export function sealSuccessor(token: string, successor: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), nonce);
  return Buffer.concat([nonce, cipher.update(successor, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Throws when it was not sealed for this token. */
export function openSuccessor(token: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(-TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
}
