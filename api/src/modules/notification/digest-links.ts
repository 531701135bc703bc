import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { UUID } from '../../text/uuid';

const LINK = new RegExp(`^(${UUID})\\.([A-Za-z0-9_-]{24})$`);

/** The secret words in a digest that end these mails for its reader, without signing in. They open nothing else, and don't run out. */
export class DigestLinks {
  private readonly keys: readonly Buffer[];

  /** @param secrets the first one signs, all of them are believed: so that a secret can be replaced */
  constructor(secrets: readonly string[]) {
    this.keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'heartwood digest links', 32)));
  }

  tokenFor(userId: string): string {
    const [key] = this.keys;
    if (!key) throw new Error('there is no secret to sign with');
    return `${userId}.${signature(key, userId).toString('base64url')}`;
  }

  /** Whose mails it ends; null for what we have not written. */
  userOf(token: string): string | null {
    const [, userId, given] = LINK.exec(token) ?? [];
    if (userId === undefined || given === undefined) return null;
    const bytes = Buffer.from(given, 'base64url');
    return this.keys.some((key) => timingSafeEqual(bytes, signature(key, userId))) ? userId : null;
  }
}

function signature(key: Buffer, userId: string): Buffer {
  return createHmac('sha256', key).update(userId).digest().subarray(0, 18);
}
