import { SignJWT, jwtVerify } from 'jose';
import type { JWTHeaderParameters, JWTPayload } from 'jose';
import type { EmbedClaim, Viewer } from '../../request/viewer';
import { SigningKeys } from './signing-keys';

const CACHED_TOKENS = 20_000;
const ISSUER = 'heartwood';
/** RFC 9068: no other token of ours can be taken for an access token. */
const TYPE = 'at+jwt';
/** Whom a token is for: the product, or messaging on a partner's site. */
const PRODUCT = 'heartwood';
const EMBED = 'heartwood-embed';

/**
 * Signs and checks access tokens. A token once verified is remembered, so that a request costs a map lookup;
 * closed sessions are remembered as long as their last token would have been good.
 */
export class AccessTokens {
  private readonly keys: SigningKeys;
  private readonly verified = new Map<string, Viewer>();
  /** Session id → when its last token expires (seconds). */
  private readonly closed = new Map<string, number>();

  /** @param secrets the first signs, all verify */
  constructor(secrets: readonly [string, ...string[]], private readonly now: () => Date, readonly lifetimeSeconds: number) {
    this.keys = new SigningKeys(secrets);
  }

  sign(userId: string, sessionId: string, embed?: EmbedClaim): Promise<string> {
    const issued = this.seconds();
    const { id, key } = this.keys.current;
    return new SignJWT({ sid: sessionId, ...(embed && { embed: { ...embed } }) })
      .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: id })
      .setIssuer(ISSUER)
      .setAudience(embed ? EMBED : PRODUCT)
      .setSubject(userId)
      .setIssuedAt(issued)
      .setExpirationTime(issued + this.lifetimeSeconds)
      .sign(key);
  }

  /** At once for a token that was seen before; null is a token that is no longer (or never was) good. */
  verify(token: string): Viewer | null | Promise<Viewer | null> {
    const known = this.verified.get(token);
    return known === undefined ? this.examine(token) : this.stillGood(known, token);
  }

  /** From now on no token of the session is good. */
  closeSession(sessionId: string): void {
    const now = this.seconds();
    for (const [id, until] of this.closed) if (until < now) this.closed.delete(id);
    this.closed.set(sessionId, now + this.lifetimeSeconds);
  }

  private async examine(token: string): Promise<Viewer | null> {
    if (token.length > 2000) return null;
    try {
      const { payload } = await jwtVerify(token, (header) => this.keyOf(header), {
        algorithms: ['HS256'],
        typ: TYPE,
        issuer: ISSUER,
        audience: [PRODUCT, EMBED],
        currentDate: this.now(),
        requiredClaims: ['exp', 'sub', 'sid', 'aud'],
      });
      const viewer = viewerOf(payload);
      if (viewer === null) return null;
      if (this.verified.size >= CACHED_TOKENS) this.forgetOldest();
      this.verified.set(token, viewer);
      return this.stillGood(viewer, token);
    } catch {
      return null;
    }
  }

  private keyOf({ kid }: JWTHeaderParameters): Uint8Array {
    const found = this.keys.find(kid);
    if (found === null) throw new Error('signed with a key that is not listed');
    return found.key;
  }

  private stillGood(viewer: Viewer, token: string): Viewer | null {
    if (viewer.tokenExpiresAt > this.now().getTime() / 1000 && !this.closed.has(viewer.sessionId)) return viewer;
    this.verified.delete(token);
    return null;
  }

  /** A map keeps the order of insertion. */
  private forgetOldest(): void {
    let left = CACHED_TOKENS / 10;
    for (const token of this.verified.keys()) {
      if (left-- === 0) break;
      this.verified.delete(token);
    }
  }

  private seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }
}

/** Null when the token is not for exactly one audience, or holds what the other one's would. */
function viewerOf({ sub, sid, exp, aud, embed }: JWTPayload): Viewer | null {
  if (typeof sid !== 'string' || sub === undefined || exp === undefined) return null;
  const viewer = { userId: sub, sessionId: sid, tokenExpiresAt: exp };
  if (aud === PRODUCT && embed === undefined) return viewer;
  // We signed it: its shape is known where it is there at all.
  if (aud === EMBED && embed !== undefined) return { ...viewer, embed: embed as EmbedClaim };
  return null;
}
