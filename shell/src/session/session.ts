import { type Readable, type ShellRequest, type Socket } from '@heartwood/contract';
import { KEPT_ANSWERS } from '../offline/offline-words';
import { createAuthorisedFetch } from './authorised-fetch';
import { createRecallingFetch } from './recalling-fetch';
import { createRefresh, type Exclusively, type RefreshOutcome } from './refresh';
import { createSessionSocket } from './socket';
import { ACCESS_KEY, createTokenStore, tokensOf, type Tokens } from './token-store';
import { createUiStorage, type UiStorage } from './ui-storage';

/** Why the session ended; only 'logout' was the person's own wish. 'other-person' signed in in another tab. */
export type SessionEnd = 'logout' | 'access-denied' | 'other-tab' | 'other-person';

export interface SessionControl {
  tokens: Readable<Tokens | null>;
  ui: UiStorage;
  fetch(path: string, init?: ShellRequest): Promise<Response>;
  /** Since when what is shown may have changed, as an ISO date: the server was away, and what it said last stands in. Else null. */
  asOf: Readable<string | null>;
  socket: Socket;
  refresh(): Promise<RefreshOutcome>;
  /** Takes the answer of a sign-in; false when it holds no tokens. */
  signIn(answer: unknown): boolean;
  /** The person's own wish. `to`: where to go instead of the login page. */
  signOut(options?: { to?: string }): void;
  /** Clears what is left of a session that has no tokens any more. */
  clear(): void;
  onResumed(listener: () => void): () => void;
}

export interface SessionSurroundings {
  storage: Storage;
  send: typeof fetch;
  exclusively: Exclusively;
  /** Asks the person to confirm who they are; whether they did. */
  confirm(): Promise<boolean>;
  socketUrl(): string;
  /** Resolves when the page has what it asked for first. */
  pageAnswered(): Promise<void>;
  /** Called once when the session ends, with whose it was: leaves the page, which drops every cache with it. */
  left(end: SessionEnd, of: { userId: string | null; to?: string }): void;
  window: Pick<Window, 'addEventListener'>;
}

export function createSession(around: SessionSurroundings): SessionControl {
  const tokens = createTokenStore(around.storage);
  const ui = createUiStorage(around.storage);
  const refresh = createRefresh(tokens, around.send, around.exclusively);
  const resumedListeners = new Set<() => void>();
  let hasLeft = false;

  const leave = (reason: SessionEnd, to?: string): void => {
    if (hasLeft) return;
    hasLeft = true;
    const { userId } = ui.get();
    socket.close();
    // What is stored belongs to the other person by now.
    if (reason !== 'other-person') {
      tokens.clear();
      ui.forgetPerson();
    }
    // Whoever comes next finds nothing of what this person was answered.
    if (typeof caches !== 'undefined') void caches.delete(KEPT_ANSWERS).catch(() => undefined);
    around.left(reason, { userId, ...(to !== undefined && { to }) });
  };

  const authorisedFetch = createAuthorisedFetch({
    send: around.send,
    token: () => tokens.get()?.token ?? null,
    claims: ui.get,
    refresh,
    denied: () => leave('access-denied'),
    confirm: around.confirm,
  });

  const resumed = (): void => {
    for (const listener of [...resumedListeners]) listener();
  };
  const { ask, asOf } = createRecallingFetch({ fetch: authorisedFetch, who: ui.get, pageAnswered: around.pageAnswered, resumed });

  const socket = createSessionSocket({
    url: around.socketUrl,
    pageAnswered: around.pageAnswered,
    token: () => tokens.get()?.token ?? null,
    refresh,
    denied: () => leave('access-denied'),
    resumed,
  });

  // Storage tells every other tab of the logout, and of who signed in instead.
  around.window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== ACCESS_KEY) return;
    const had = tokens.get() !== null;
    const has = tokens.reread() !== null;
    if (had && !has) leave('other-tab');
    else if (had && ui.get().userId !== ui.kept().userId) leave('other-person');
  });

  return {
    tokens: { get: tokens.get, subscribe: tokens.subscribe },
    ui,
    fetch: ask,
    asOf,
    socket,
    refresh,
    signIn(answer) {
      const next = tokensOf(answer);
      if (!next) return false;
      hasLeft = false;
      const userId = userIdOf(answer);
      if (userId !== ui.kept().userId) ui.forgetPerson();
      ui.update({ userId });
      tokens.set(next);
      return true;
    },
    signOut({ to } = {}) {
      const refreshToken = tokens.get()?.refreshToken;
      if (refreshToken) revoke(around.send, refreshToken);
      leave('logout', to);
    },
    clear() {
      tokens.clear();
      ui.forgetPerson();
    },
    onResumed(listener) {
      resumedListeners.add(listener);
      return () => {
        resumedListeners.delete(listener);
      };
    },
  };
}

/** The page is about to be left: the call must outlive it, and nobody waits for its answer. */
function revoke(send: typeof fetch, refreshToken: string): void {
  send('/api/v1/auth/logout', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  }).catch(() => undefined);
}

function userIdOf(answer: unknown): string | null {
  const user = (answer as { user?: { id?: unknown } } | null)?.user;
  return typeof user?.id === 'string' ? user.id : null;
}
