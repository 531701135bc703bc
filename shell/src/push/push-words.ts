/** What the worker and the pages of the product say to each other. */
export type PushWord =
  /** A notification was clicked while a page was open. */
  | { type: 'push/opened'; path: string }
  /** The browser has another address for pushes. */
  | { type: 'push/renewed' };

export function pushWordOf(data: unknown): PushWord | null {
  const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown };
  if (type === 'push/renewed') return { type };
  return type === 'push/opened' && isOwnPath(path) ? { type, path } : null;
}

/** A path of this origin; `//host` would lead elsewhere. */
export const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);
