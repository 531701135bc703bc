import { HOME } from '../navigation/home';

/**
 * An invitation in hand is answered first; then the page that asked for the sign-in, or was left when a session ended; else the growth
 * home.
 */
export function pathAfterSignIn(
  { invite, next, left = null }: { invite: string | null; next: string | null; left?: string | null },
): string {
  if (invite) return `/auth/new-invite?token=${encodeURIComponent(invite)}`;
  return [next, left].find((path) => path !== null && isInside(path)) ?? HOME;
}

/** Where a page that needs a sign-in sends the visitor. */
export function loginPathFor(wanted: string): string {
  return isInside(wanted) && wanted !== HOME ? `/auth/login?next=${encodeURIComponent(wanted)}` : '/auth/login';
}

export function withInvite(path: string, invite: string | null): string {
  return invite ? `${path}?invite=${encodeURIComponent(invite)}` : path;
}

/** Only paths of the signed-in product: never another host, which `//host` would be. */
export function isInside(path: string): boolean {
  return /^\/(?:app|onboarding|affiliate)(?:[/?#]|$)/.test(path);
}
