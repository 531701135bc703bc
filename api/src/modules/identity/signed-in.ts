import type { RouteAnswer } from '../../rest/route';

/** Whom an answer signs in. */
export function signedIn(answer: RouteAnswer | null): string | null {
  const { user } = (answer?.body ?? {}) as { user?: { id?: unknown } };
  return typeof user?.id === 'string' ? user.id : null;
}
