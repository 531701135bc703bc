import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import { AppError, badRequest } from '../../errors';

export interface GoogleProfile { sub: string; email: string; firstname: string; lastname: string; picture: string | null; /** Seconds since the epoch. */ issuedAt: number }

interface Issuer { name: string; keys: JWTVerifyGetKey }

const KEEP_MS = 3_600_000;
const PATIENCE_MS = 5_000;

const known = new Map<string, { until: number; issuer: Promise<Issuer> }>();

const unreachable = (cause: unknown) => Object.assign(new AppError('GOOGLE_UNREACHABLE', 503, 'Google can not be reached at the moment. Please try again.'), { cause });
const refused = () => badRequest('Google did not confirm who you are. Please try again.', 'GOOGLE_REFUSED');

/** Checks an ID token against the issuer's own keys: signature, issuer, audience, time, and that the address is proven. */
export async function readGoogleToken(google: { issuer: string; clientId: string }, idToken: string, now: Date): Promise<GoogleProfile> {
  const issuer = await discover(google.issuer, now.getTime());
  const claims = await jwtVerify(idToken, issuer.keys, {
    issuer: issuer.name === 'https://accounts.google.com' ? [issuer.name, 'accounts.google.com'] : issuer.name,
    audience: google.clientId,
    algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
    currentDate: now,
    clockTolerance: 30,
    requiredClaims: ['exp', 'iat', 'sub', 'email'],
  }).then(({ payload }) => payload, (error: unknown) => {
    throw error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) ? refused() : unreachable(error);
  });
  if (claims.email_verified !== true && claims.email_verified !== 'true') throw badRequest('Please confirm your address with Google first.', 'GOOGLE_EMAIL_NOT_VERIFIED');
  const { sub, iat = 0, email, given_name: given, family_name: family, picture } = claims;
  if (sub === undefined || typeof email !== 'string') throw refused();
  return {
    sub, email, issuedAt: iat,
    firstname: text(given) || email.split('@', 1)[0] || email,
    lastname: text(family),
    picture: typeof picture === 'string' && picture.length < 2000 ? picture : null,
  };
}

/** The issuer's own description says where its keys are; asked for once an hour, and again after a failure. */
function discover(address: string, now: number): Promise<Issuer> {
  const entry = known.get(address);
  if (entry && entry.until > now) return entry.issuer;
  const issuer = fetchIssuer(address).catch((error: unknown) => {
    known.delete(address);
    throw unreachable(error);
  });
  known.set(address, { until: now + KEEP_MS, issuer });
  return issuer;
}

async function fetchIssuer(address: string): Promise<Issuer> {
  const response = await fetch(`${address}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`The issuer answered ${response.status}.`);
  const { issuer, jwks_uri: keys } = await response.json() as { issuer?: unknown; jwks_uri?: unknown };
  if (issuer !== address || typeof keys !== 'string') throw new Error('The issuer describes somebody else.');
  return { name: issuer, keys: createRemoteJWKSet(new URL(keys), { timeoutDuration: PATIENCE_MS }) };
}

function text(claim: unknown): string {
  return typeof claim === 'string' ? claim.replaceAll(/[\p{C}<>]/gu, '').trim().slice(0, 60) : '';
}
