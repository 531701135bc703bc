const KEY = 'heartwood-sign-ups';

/** More than anybody makes within the day that a link is good. */
const KEPT = 5;

/**
 * Ids of the sign-ups that this browser made, as the server answered. The link of a mail shows them, and so the password
 * that was typed here counts; whoever else signed up with the same address can't show theirs in this browser.
 */
export function ownSignUps(storage: Storage = window.localStorage): string[] {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberSignUp(id: string, storage: Storage = window.localStorage): void {
  storage.setItem(KEY, JSON.stringify([id, ...ownSignUps(storage)].slice(0, KEPT)));
}
