import { jwtVerify, errors, decodeProtectedHeader, type JWTPayload } from 'jose';
import { isEmail, normalizeEmail } from '@heartwood/contract/domain';
import { forbidden } from '../../request/errors';
import { readPublicKey } from './partner-key';
import { visitorName } from './visitor-name';

/** What a partner's token is made for. */
const PARTNER_AUDIENCE = 'heartwood-messaging';
/** A token that lives longer than this is refused: it is made for one page load. */
const MAX_TOKEN_SECONDS = 300;
/** Clocks differ. */
const TOLERANCE = 30;
const MAX_ID = 200;
const MAX_PAGE = 1000;

export interface PartnerClaims {
  subject: string;
  /** `jti`: a token is taken once. */
  tokenId: string;
  /** Nobody takes it any more from here on. */
  goodUntil: Date;
  firstname: string;
  lastname: string;
  /** `email`, unless the partner itself doubts it (`email_verified: false`). */
  email: string | null;
  /** `page`, as it was written: whether it is the partner's is still to be asked. */
  page: string | null;
}

type RefusalCode =
  'EMBED_UNKNOWN_PARTNER' | 'EMBED_REVOKED' | 'EMBED_WRONG_ORIGIN' | 'EMBED_WRONG_KEY' | 'EMBED_EXPIRED' | 'EMBED_USED' | 'EMBED_BAD_TOKEN';

export interface EmbedRefusal { code: RefusalCode; message: string }

/** What holds whatever the token says, for the page of the frame and for the exchange. */
export const embedRefusals = {
  unknown: { code: 'EMBED_UNKNOWN_PARTNER', message: 'There is no such partner.' },
  revoked: { code: 'EMBED_REVOKED', message: 'This partner has been revoked.' },
  wrongOrigin: { code: 'EMBED_WRONG_ORIGIN', message: 'This site is not among the origins of the partner.' },
} as const satisfies Record<string, EmbedRefusal>;

export const refusal = (code: RefusalCode, message: string) => forbidden(message, code);
export const refused = ({ code, message }: EmbedRefusal) => refusal(code, message);
export const wrongKey = () => refusal('EMBED_WRONG_KEY', 'The token is signed with a key that is not in use.');

/**
 * Checks a token that the partner's server signed for one of its people. Throws the refusal. Whether it was taken before is the caller's to
 * look up.
 */
export async function readPartnerToken(
  token: string,
  { id, keyId, publicKey }: { id: string; keyId: string; publicKey: string },
  now: Date,
): Promise<PartnerClaims> {
  if (kidOf(token) !== keyId) throw wrongKey();
  try {
    const { payload } = await jwtVerify(token, readPublicKey(publicKey), {
      algorithms: ['EdDSA'],
      issuer: id,
      audience: PARTNER_AUDIENCE,
      currentDate: now,
      clockTolerance: TOLERANCE,
      requiredClaims: ['iat', 'exp'],
      maxTokenAge: MAX_TOKEN_SECONDS,
    });
    return claimsOf(payload);
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refusal('EMBED_EXPIRED', 'The token has expired.');
    if (error instanceof errors.JWSSignatureVerificationFailed)
      throw refusal('EMBED_WRONG_KEY', 'The token is not signed with the key of this partner.');
    if (error instanceof errors.JOSEError) throw refusal('EMBED_BAD_TOKEN', 'The token can not be read.');
    throw error;
  }
}

function claimsOf(payload: JWTPayload): PartnerClaims {
  const { sub, jti, iat = 0, exp = 0 } = payload;
  if (exp - iat > MAX_TOKEN_SECONDS) throw refusal('EMBED_BAD_TOKEN', `A token may live at most ${MAX_TOKEN_SECONDS} seconds.`);
  if (!isId(sub)) throw badId('sub', 'does not say who it is for');
  if (!isId(jti)) throw badId('jti', 'is not told apart from others');
  return { subject: sub, tokenId: jti, goodUntil: new Date((exp + TOLERANCE) * 1000), ...visitorName(payload), ...contactOf(payload) };
}

/** What is no address is left out: the person can't mend it, and may write without. */
function contactOf(payload: JWTPayload): Pick<PartnerClaims, 'email' | 'page'> {
  const { email, email_verified: isVerified, page } = payload;
  const address = typeof email === 'string' && isVerified !== false ? normalizeEmail(email) : '';
  return { email: isEmail(address) ? address : null, page: typeof page === 'string' && page.length <= MAX_PAGE ? page : null };
}

/** The partner chose it, and we keep it: text that a database can hold and that is no other text there. */
function isId(claim: unknown): claim is string {
  return typeof claim === 'string' && claim !== '' && claim.length <= MAX_ID && !/[\p{Cc}\p{Cs}]/u.test(claim);
}

const badId = (claim: string, meaning: string) =>
  refusal('EMBED_BAD_TOKEN', `The token ${meaning}: it needs \`${claim}\`, a text of at most ${MAX_ID} characters.`);

function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    throw refusal('EMBED_BAD_TOKEN', 'The token can not be read.');
  }
}
