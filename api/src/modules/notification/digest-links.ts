import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { UUID } from '../../text/uuid';
import { NOTIFICATION_KINDS, type NotificationKind } from './kinds';

const LINK = new RegExp(`^(${UUID})(?:\\.([A-Z]{2,20}))?\\.([A-Za-z0-9_-]{24})$`);

/**
 * The secret words in a mail that end its like for its reader, without signing in: digests, or mails of one kind. They open nothing
 * else, and don't run out.
 */
export class DigestLinks {
  private readonly keys: readonly Buffer[];

  /** @param secrets the first one signs, all of them are believed: so that a secret can be replaced */
  constructor(secrets: readonly string[]) {
    this.keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'heartwood digest links', 32)));
  }

  /** @param kind of which there are to be no more mails; digests where it is left out */
  tokenFor(userId: string, kind?: NotificationKind): string {
    const [key] = this.keys;
    if (!key) throw new Error('there is no secret to sign with');
    const what = whatOf(userId, kind);
    return `${what}.${signature(key, what).toString('base64url')}`;
  }

  /** Whose mails it ends, and which; null for what we have not written. */
  read(token: string): { userId: string; kind: NotificationKind | null } | null {
    const [, userId, named, given] = LINK.exec(token) ?? [];
    const kind = NOTIFICATION_KINDS.find((one) => one === named);
    if (userId === undefined || given === undefined || named !== kind) return null;
    const bytes = Buffer.from(given, 'base64url');
    return this.keys.some((key) => timingSafeEqual(bytes, signature(key, whatOf(userId, kind)))) ? { userId, kind: kind ?? null } : null;
  }
}

const whatOf = (userId: string, kind?: NotificationKind) => (kind === undefined ? userId : `${userId}.${kind}`);

function signature(key: Buffer, what: string): Buffer {
  return createHmac('sha256', key).update(what).digest().subarray(0, 18);
}
