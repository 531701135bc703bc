/** Of this tab alone, and only until the next sign-in: the page stands nowhere in an address. */
const KEY = 'heartwood-return';

/** Where somebody stood when their session ended. */
export interface ReturnPath {
  userId: string;
  path: string;
}

export function keepReturnPath(storage: Storage, kept: ReturnPath): void {
  storage.setItem(KEY, JSON.stringify(kept));
}

/** The page that this person was on; another person's is forgotten unread. It is told once. */
export function takeReturnPath(storage: Storage, userId: string | null): string | null {
  const text = storage.getItem(KEY);
  storage.removeItem(KEY);
  if (text === null || userId === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<ReturnPath> | null;
    return kept?.userId === userId && typeof kept.path === 'string' ? kept.path : null;
  } catch {
    return null;
  }
}
