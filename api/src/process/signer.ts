import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { AuthSecrets } from './secrets';

const BYTES = 18;

/**
 * Signs what others hand back to us (HMAC-SHA-256, 18 bytes as 24 letters of base64url). Each purpose has keys of its own,
 * derived from the product's secrets; the first signs, all of them are believed, so that a secret can be replaced.
 */
export class Signer {
  private readonly keys: readonly Buffer[];

  constructor(secrets: AuthSecrets, purpose: string) {
    this.keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', `heartwood ${purpose}`, 32)));
  }

  sign(text: string): string {
    return signatureOf(this.keys[0] as Buffer, text).toString('base64url');
  }

  /** Whether one of the secrets signed this text. */
  hasSigned(text: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    return given.length === BYTES && this.keys.some((key) => timingSafeEqual(given, signatureOf(key, text)));
  }
}

const signatureOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest().subarray(0, BYTES);
