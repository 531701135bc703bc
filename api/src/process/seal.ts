import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { AuthSecrets } from './secrets';

const NONCE = 12;
const TAG = 16;

/**
 * Seals what our tables keep for a while and nobody may read there (AES-256-GCM). Each purpose has keys of its own, derived
 * from the product's secrets; the first seals, all of them open, so that a new secret loses nothing.
 */
export class Seal {
  private readonly keys: readonly Buffer[];

  constructor(secrets: AuthSecrets, purpose: string) {
    this.keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', `heartwood ${purpose}`, 32)));
  }

  /** `place`: where it is kept, such as the row's id; it opens nowhere else. */
  seal(text: string, place: string): string {
    return sealWith(this.keys[0] as Buffer, text, place);
  }

  /** Null when none of the secrets sealed it, or for another place. */
  open(sealed: string, place: string): string | null {
    for (const key of this.keys) {
      const text = openWith(key, sealed, place);
      if (text !== null) return text;
    }
    return null;
  }
}

/** @param key 32 bytes */
export function sealWith(key: Buffer, text: string, place = ''): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Null when this key did not seal it, or for another place. */
export function openWith(key: Buffer, sealed: string, place = ''): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE + TAG) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-TAG));
  const text = decipher.update(bytes.subarray(NONCE, -TAG));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // Another key's.
    return null;
  }
}
