import type { AuthSecrets } from '../../process/secrets';
import { Signer } from '../../process/signer';
import { UUID } from '../../text/uuid';

const LINK = new RegExp(`^(${UUID})\\.([A-Za-z0-9_-]{24})$`);

/** The secret words in a digest that end these mails for its reader, without signing in. They open nothing else, and don't run out. */
export class DigestLinks {
  private readonly signer: Signer;

  constructor(secrets: AuthSecrets) {
    this.signer = new Signer(secrets, 'digest links');
  }

  tokenFor(userId: string): string {
    return `${userId}.${this.signer.sign(userId)}`;
  }

  /** Whose mails it ends; null for what we have not written. */
  userOf(token: string): string | null {
    const [, userId, signature] = LINK.exec(token) ?? [];
    return userId !== undefined && signature !== undefined && this.signer.hasSigned(userId, signature) ? userId : null;
  }
}
