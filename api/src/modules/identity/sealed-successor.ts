import { hkdfSync } from 'node:crypto';
import { openWith, sealWith } from '../../process/seal';

/** The table holds the hash of a token, never this key: it is derived from the token itself. */
const keyOf = (token: string) => Buffer.from(hkdfSync('sha256', token, '', 'heartwood refresh token successor', 32));

/** Seals the refresh token that `token` was exchanged for: who has the table alone can't read it. */
export const sealSuccessor = (token: string, successor: string): string => sealWith(keyOf(token), successor);

/** Throws when it was not sealed for this token. */
export function openSuccessor(token: string, sealed: string): string {
  const successor = openWith(keyOf(token), sealed);
  if (successor === null) throw new Error('a successor was not sealed for this token');
  return successor;
}
