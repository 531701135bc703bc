import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether somebody said the secret, in a time that does not tell how much of it was right. */
export function isSameSecret(said: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(said), digest(secret));
}
