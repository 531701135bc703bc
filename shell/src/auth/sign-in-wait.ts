import { pathAfterSignIn } from './sign-in-paths';

/** What a sign-in waits for after its first factor; kept in this tab alone, so that a reload begins anew. */
export type SignInWait =
  | { kind: 'second-factor'; ticket: string }
  /** The account was given up: `again` signs in and keeps it. */
  | { kind: 'ends'; message: string; again: { path: string; body: object } };

let wait: SignInWait | null = null;

export const signInWait = (): SignInWait | null => wait;

export function waitFor(next: SignInWait | null): void {
  wait = next;
}

/** Where a sign-in goes on: at what it waits for, with the same query, or in the product. */
export function pathAfterFirstFactor(wanted: Parameters<typeof pathAfterSignIn>[0]): string {
  return wait ? `/auth/second-step${window.location.search}` : pathAfterSignIn(wanted);
}
