import { createPublicKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

export interface PartnerKey {
  /** `kid` in the header of a token. */
  keyId: string;
  publicKey: string;
  /** PKCS #8 in PEM: what the partner's server signs with. Shown once, kept nowhere. */
  signingKey: string;
}

export function newPartnerKey(): PartnerKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    keyId: `hw_${randomBytes(9).toString('base64url')}`,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    signingKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

export const readPublicKey = (pem: string): KeyObject => createPublicKey(pem);
