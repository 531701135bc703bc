/** Whether an access token has run out by its own account. What is not a readable JWT is left to the server to judge. */
export function hasExpired(token: string, now: number): boolean {
  const expiry = expiryOf(token);
  return expiry !== null && expiry <= now;
}

/** Milliseconds since 1970, from the token's `exp`. */
function expiryOf(token: string): number | null {
  const [, payload] = token.split('.');
  if (payload === undefined) return null;
  try {
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1_000 : null;
  } catch {
    return null;
  }
}
