import { SignJWT, jwtVerify } from 'jose';
import type { EmbedClaim, Viewer } from '../../viewer';

const CACHED_TOKENS = 20_000;

/**
 * Signs and checks access tokens. A token once verified is remembered, so that a request costs a map lookup;
 * closed sessions are remembered as long as their last token would have been good.
 */
export class AccessTokens {
  private readonly key: Uint8Array;
  private readonly verified = new Map<string, Viewer>();
  /** Session id → when its last token expires (seconds). */
  private readonly closed = new Map<string, number>();

  constructor(secret: string, private readonly now: () => Date, readonly lifetimeSeconds: number) {
    this.key = new TextEncoder().encode(secret);
  }

  sign(userId: string, sessionId: string, embed?: EmbedClaim): Promise<string> {
    const issued = this.seconds();
    return new SignJWT({ sid: sessionId, ...(embed && { embed: { ...embed } }) })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setIssuedAt(issued)
      .setExpirationTime(issued + this.lifetimeSeconds)
      .sign(this.key);
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
      const { payload } = await jwtVerify(token, this.key, { algorithms: ['HS256'], currentDate: this.now(), requiredClaims: ['exp', 'sub', 'sid'] });
      if (typeof payload.sid !== 'string' || payload.sub === undefined || payload.exp === undefined) return null;
      const viewer: Viewer = { userId: payload.sub, sessionId: payload.sid, tokenExpiresAt: payload.exp, ...embedOf(payload.embed) };
      if (this.verified.size >= CACHED_TOKENS) this.forgetOldest();
      this.verified.set(token, viewer);
      return this.stillGood(viewer, token);
    } catch {
      return null;
    }
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

/** We signed it: its shape is known where it is there at all. */
function embedOf(claim: unknown): { embed?: EmbedClaim } {
  return claim === undefined ? {} : { embed: claim as EmbedClaim };
}
