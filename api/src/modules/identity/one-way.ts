import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nothing that could be guessed, so a plain hash of it can be kept. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
