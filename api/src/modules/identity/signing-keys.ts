import { createHmac } from 'node:crypto';

interface SigningKey { id: string; key: Uint8Array }

/** What access tokens are signed with: the first signs, each of them verifies, so that a new one signs nobody out. */
export class SigningKeys {
  readonly current: SigningKey;
  private readonly byId: ReadonlyMap<string, SigningKey>;

  constructor([current, ...others]: readonly [string, ...string[]]) {
    this.current = signingKey(current);
    this.byId = new Map([this.current, ...others.map(signingKey)].map((key) => [key.id, key]));
  }

  find(id: string | undefined): SigningKey | null {
    return (id !== undefined && this.byId.get(id)) || null;
  }
}

/** `kid` of a secret's tokens: derived, so that processes which hold the same secrets agree, and telling nothing of it. */
export const keyIdOf = (secret: string): string =>
  createHmac('sha256', secret).update('heartwood access token key').digest('base64url').slice(0, 12);

const signingKey = (secret: string): SigningKey => ({ id: keyIdOf(secret), key: new TextEncoder().encode(secret) });
