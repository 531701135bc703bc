import type { AuthSecrets } from '../../process/secrets';
import { Signer } from '../../process/signer';
import { UUID } from '../../text/uuid';
import { NOTIFICATION_KINDS, type NotificationKind } from './kinds';

const LINK = new RegExp(`^(${UUID})(?:\\.([A-Z]{2,20}))?\\.([A-Za-z0-9_-]{24})$`);

/**
 * The secret words in a mail that end its like for its reader, without signing in: digests, or mails of one kind. They open nothing
 * else, and don't run out.
 */
export class DigestLinks {
  private readonly signer: Signer;

  constructor(secrets: AuthSecrets) {
    this.signer = new Signer(secrets, 'digest links');
  }

  /** @param kind of which there are to be no more mails; digests where it is left out */
  tokenFor(userId: string, kind?: NotificationKind): string {
    const what = whatOf(userId, kind);
    return `${what}.${this.signer.sign(what)}`;
  }

  /** Whose mails it ends, and which; null for what we have not written. */
  read(token: string): { userId: string; kind: NotificationKind | null } | null {
    const [, userId, named, signature] = LINK.exec(token) ?? [];
    const kind = NOTIFICATION_KINDS.find((one) => one === named);
    if (userId === undefined || signature === undefined || named !== kind) return null;
    return this.signer.hasSigned(whatOf(userId, kind), signature) ? { userId, kind: kind ?? null } : null;
  }
}

const whatOf = (userId: string, kind?: NotificationKind) => (kind === undefined ? userId : `${userId}.${kind}`);
