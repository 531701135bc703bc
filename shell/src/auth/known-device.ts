const KEY = 'heartwood-device';

/**
 * What the server gave this browser at a sign-in, so that strangers' wrong guesses can't keep its people out. It stays
 * when they log out; it opens nothing by itself.
 */
export function knownDevice(storage: Storage = window.localStorage): string | undefined {
  return storage.getItem(KEY) ?? undefined;
}

/** Takes it from any answer that carries one. */
export function rememberDevice(answer: unknown, storage: Storage = window.localStorage): void {
  const { device } = (answer ?? {}) as { device?: unknown };
  if (typeof device === 'string') storage.setItem(KEY, device);
}
