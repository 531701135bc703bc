/** Who asks, proven by the access token. */
export interface Viewer {
  userId: string;
  sessionId: string;
  /** Seconds since the epoch. */
  tokenExpiresAt: number;
  /** Set for a session that a partner's token opened on the partner's site: messaging with this partner alone. */
  embed?: EmbedClaim;
}

export interface EmbedClaim { partnerId: string; companyId: string }
