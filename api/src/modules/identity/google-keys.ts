import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import { asPersonName } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { AppError, badRequest } from '../../request/errors';
import { spentNonces } from './identity.table';
import { hashSecret } from './one-way';

export interface GoogleProfile {
  sub: string;
  email: string;
  firstname: string;
  lastname: string;
  picture: string | null;
  /** Seconds since the epoch. */
  issuedAt: number;
  expiresAt: number;
  /** The hash of what the page made up; good once (`spendNonce`). */
  nonce: string;
  /** Whether Google itself gives out this address: Gmail, or the domain of an organisation that has its mail there. */
  ownsAddress: boolean;
}

interface Issuer { name: string; keys: JWTVerifyGetKey }

const KEEP_MS = 3_600_000;
const PATIENCE_MS = 5_000;
const TOLERANCE_S = 30;

const known = new Map<string, { until: number; issuer: Promise<Issuer> }>();

const unreachable = (cause: unknown) =>
  Object.assign(new AppError('GOOGLE_UNREACHABLE', 503, 'Google can not be reached at the moment. Please try again.'), { cause });
const refused = () => badRequest('Google did not confirm who you are. Please try again.', 'GOOGLE_REFUSED');

/**
 * Checks an ID token against the issuer's own keys: signature, issuer, audience, time, that the address is proven, and
 * that it was made for the page that shows it: who has only the token can't say what its nonce is the hash of.
 */
export async function readGoogleToken(
  google: { issuer: string; clientId: string },
  { idToken, nonce: secret }: { idToken: string; nonce?: string | undefined },
  now: Date,
): Promise<GoogleProfile> {
  const issuer = await discover(google.issuer, now.getTime());
  const claims = await jwtVerify(idToken, issuer.keys, {
    issuer: issuer.name === 'https://accounts.google.com' ? [issuer.name, 'accounts.google.com'] : issuer.name,
    audience: google.clientId,
    algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
    currentDate: now,
    clockTolerance: TOLERANCE_S,
    requiredClaims: ['exp', 'iat', 'sub', 'email'],
  }).then(
    ({ payload }) => payload,
    (error: unknown) => {
      throw error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) ? refused() : unreachable(error);
    },
  );
  if (claims.email_verified !== true && claims.email_verified !== 'true')
    throw badRequest('Please confirm your address with Google first.', 'GOOGLE_EMAIL_NOT_VERIFIED');
  const { sub, iat = 0, exp = 0, email, given_name: given, family_name: family, picture, nonce, hd } = claims;
  if (sub === undefined || typeof email !== 'string' || typeof nonce !== 'string') throw refused();
  if (secret === undefined || hashSecret(secret) !== nonce) throw refused();
  return {
    sub,
    email,
    nonce,
    issuedAt: iat,
    expiresAt: exp,
    ownsAddress: isGoogles(email, hd),
    firstname: text(given) || text(email.split('@', 1)[0]) || 'Somebody',
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
  const response = await fetch(`${address}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`The issuer answered ${response.status}.`);
  const { issuer, jwks_uri: keys } = await response.json() as { issuer?: unknown; jwks_uri?: unknown };
  if (issuer !== address || typeof keys !== 'string') throw new Error('The issuer describes somebody else.');
  return { name: issuer, keys: createRemoteJWKSet(new URL(keys), { timeoutDuration: PATIENCE_MS }) };
}

/** Other addresses were proven to Google once; who holds them today it does not know. */
function isGoogles(email: string, hostedDomain: unknown): boolean {
  const domain = email.toLowerCase().split('@').at(-1);
  return (
    domain === 'gmail.com' || domain === 'googlemail.com' || (typeof hostedDomain === 'string' && hostedDomain.toLowerCase() === domain)
  );
}

/** Each answer of Google signs in once: a second use is of somebody who overheard it. */
export async function spendNonce(tx: Db, { nonce, expiresAt }: GoogleProfile): Promise<void> {
  const spent = await tx
    .insert(spentNonces)
    .values({ nonceHash: nonce, expiresAt: new Date((expiresAt + TOLERANCE_S) * 1000) })
    .onConflictDoNothing()
    .returning({ nonceHash: spentNonces.nonceHash });
  if (spent.length === 0) throw refused();
}

function text(claim: unknown): string {
  return typeof claim === 'string' ? asPersonName(claim).slice(0, 60) : '';
}
