import { tokensOf, type TokenStore } from './token-store';

/** `unreachable` is not the end of a session: the network may come back. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

/** Runs `work` while no other tab does. */
export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Trades the refresh token for new tokens, once for all who ask at the same time, in this tab and in the others.
 * The server revokes the whole session when a rotated token is shown twice, so two tabs must never both send it.
 */
export function createRefresh(tokens: TokenStore, send: typeof fetch, exclusively: Exclusively): () => Promise<RefreshOutcome> {
  let running: Promise<RefreshOutcome> | null = null;

  const refresh = async (staleToken: string): Promise<RefreshOutcome> => {
    const present = tokens.reread();
    if (!present) return 'refused';
    if (present.token !== staleToken) return 'refreshed';
    let answer: Response;
    try {
      answer = await send('/api/v1/auth/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: present.refreshToken }),
      });
    } catch {
      return 'unreachable';
    }
    if (answer.status === 400 || answer.status === 401 || answer.status === 403) return 'refused';
    if (!answer.ok) return 'unreachable';
    const next = tokensOf(await answer.json().catch(() => null));
    if (!next) return 'unreachable';
    tokens.set(next);
    return 'refreshed';
  };

  return () => {
    const stale = tokens.get()?.token;
    if (stale === undefined) return Promise.resolve('refused');
    running ??= exclusively(() => refresh(stale)).finally(() => {
      running = null;
    });
    return running;
  };
}

/** The browser's lock across tabs; where there is none (an insecure origin) the tab's own single flight has to do. */
export const withBrowserLock: Exclusively = (work) =>
  typeof navigator !== 'undefined' && navigator.locks
    ? (navigator.locks.request('heartwood-refresh', work) as ReturnType<typeof work>)
    : work();
