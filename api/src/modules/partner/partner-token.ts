import { jwtVerify, errors, decodeProtectedHeader } from 'jose';
import { forbidden } from '../../errors';
import { readPublicKey } from './partner-key';

/** What a partner's token is made for. */
const PARTNER_AUDIENCE = 'heartwood-messaging';
/** A token that lives longer than this is refused: it is made for one page load. */
const MAX_TOKEN_SECONDS = 600;
/** Clocks differ. */
const TOLERANCE = 30;
const MAX_SUBJECT = 200;

export interface PartnerClaims { subject: string; firstname: string; lastname: string }

export const refusal = (code: 'EMBED_UNKNOWN_PARTNER' | 'EMBED_REVOKED' | 'EMBED_WRONG_ORIGIN' | 'EMBED_WRONG_KEY' | 'EMBED_EXPIRED' | 'EMBED_BAD_TOKEN', message: string) => forbidden(message, code);

/** Checks a token that the partner's server signed for one of its people. Throws the refusal. */
export async function readPartnerToken(token: string, { id, keyId, publicKey }: { id: string; keyId: string; publicKey: string }, now: Date): Promise<PartnerClaims> {
  if (kidOf(token) !== keyId) throw refusal('EMBED_WRONG_KEY', 'The token is signed with a key that is not in use.');
  try {
    const { payload } = await jwtVerify(token, readPublicKey(publicKey), {
      algorithms: ['EdDSA'], issuer: id, audience: PARTNER_AUDIENCE, currentDate: now, clockTolerance: TOLERANCE, requiredClaims: ['sub', 'iat', 'exp'], maxTokenAge: MAX_TOKEN_SECONDS,
    });
    const { sub = '', iat = 0, exp = 0 } = payload;
    if (exp - iat > MAX_TOKEN_SECONDS) throw refusal('EMBED_BAD_TOKEN', `A token may live at most ${MAX_TOKEN_SECONDS} seconds.`);
    if (sub === '' || sub.length > MAX_SUBJECT) throw refusal('EMBED_BAD_TOKEN', 'The token does not say who it is for.');
    return { subject: sub, ...nameOf(payload) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refusal('EMBED_EXPIRED', 'The token has expired.');
    if (error instanceof errors.JWSSignatureVerificationFailed) throw refusal('EMBED_WRONG_KEY', 'The token is not signed with the key of this partner.');
    if (error instanceof errors.JOSEError) throw refusal('EMBED_BAD_TOKEN', 'The token can not be read.');
    throw error;
  }
}

function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    throw refusal('EMBED_BAD_TOKEN', 'The token can not be read.');
  }
}

/** OpenID's names: `given_name` and `family_name`, or `name` in one. */
function nameOf(claims: Record<string, unknown>): { firstname: string; lastname: string } {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? value.replaceAll(/[\p{C}\s]+/gu, ' ').trim().slice(0, 80) : '';
  };
  const [first = '', ...rest] = text('name').split(' ');
  return { firstname: text('given_name') || first, lastname: text('family_name') || (text('given_name') ? '' : rest.join(' ')) };
}
