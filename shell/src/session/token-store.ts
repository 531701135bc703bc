import { createReadable, type Readable } from '@heartwood/contract';

export const ACCESS_KEY = 'apollo-token';
export const REFRESH_KEY = 'refresh-token';

export interface Tokens {
  token: string;
  refreshToken: string;
}

export interface TokenStore extends Readable<Tokens | null> {
  set(tokens: Tokens): void;
  clear(): void;
  /** Reads storage again: another tab may have changed it. */
  reread(): Tokens | null;
}

/** The one owner of the two token keys (product decisions, row 2). */
export function createTokenStore(storage: Storage): TokenStore {
  const read = (): Tokens | null => {
    const token = storage.getItem(ACCESS_KEY);
    const refreshToken = storage.getItem(REFRESH_KEY);
    return token && refreshToken ? { token, refreshToken } : null;
  };
  const state = createReadable(read());
  const take = (next: Tokens | null): Tokens | null => {
    const present = state.get();
    if (present?.token !== next?.token || present?.refreshToken !== next?.refreshToken) state.set(next);
    return state.get();
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    set(tokens) {
      storage.setItem(REFRESH_KEY, tokens.refreshToken);
      storage.setItem(ACCESS_KEY, tokens.token);
      take(tokens);
    },
    clear() {
      storage.removeItem(ACCESS_KEY);
      storage.removeItem(REFRESH_KEY);
      take(null);
    },
    reread: () => take(read()),
  };
}

/** Either reading of the answer of `/auth/login` and `/auth/token` (product decisions, row 9). */
export function tokensOf(answer: unknown): Tokens | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { tokenDetails, token, refreshToken } = answer as { tokenDetails?: unknown; token?: unknown; refreshToken?: unknown };
  if (typeof token === 'string' && typeof refreshToken === 'string') return { token, refreshToken };
  return tokenDetails === undefined ? null : tokensOf(tokenDetails);
}
