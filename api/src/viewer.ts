/** Who asks, proven by the access token. */
export interface Viewer {
  userId: string;
  sessionId: string;
  /** Seconds since the epoch. */
  tokenExpiresAt: number;
}
