export const PREFERENCES_KEY = 'heartwood-preferences';

/** Where the person was last, kept while they want to begin there. */
export interface LastPlace { userId: string; path: string }

/**
 * Where somebody wants to begin after a login: on a page of their choice, or where they were last on this device; null: nothing is chosen.
 */
export function startPath(storage: Storage, userId: string | null): string | null {
  try {
    const { start, last } = JSON.parse(storage.getItem(PREFERENCES_KEY) ?? '{}') as { start?: string; last?: LastPlace };
    if (start !== 'last') return start ?? null;
    return last?.userId === userId ? last?.path ?? null : null;
  } catch {
    return null;
  }
}
