/** Calls that never carry a token: an exact list, since a stale one must not travel with a login (product decisions, row 8). */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/api/v1/users',
  '/api/v1/auth/login',
  '/api/v1/auth/second-factor',
  '/api/v1/auth/passkey/options',
  '/api/v1/auth/passkey',
  '/api/v1/auth/token',
  '/api/v1/auth/reset_password',
  '/api/v1/auth/set_password',
  '/api/v1/users/verify_email',
  '/api/v1/users/resendVerifyEmail',
  '/api/v1/users/email/undo',
  '/api/v1/users/google-sign-on',
]);

export function isPublicPath(path: string): boolean {
  return PUBLIC_PATHS.has(path.split(/[?#]/, 1)[0] ?? path);
}
