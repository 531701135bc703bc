import type { createReadable, SocketState } from '@heartwood/contract';
import { createClient, type Client } from 'graphql-ws';
import type { RefreshOutcome } from './refresh';
import { tabId } from './tab-id';
import { hasExpired } from './token-expiry';

const TOKEN_EXPIRED = 4403;
const GOING_AWAY = 1001;
const SLOWEST_RETRY = 10_000;

export interface LineParts {
  url(): string;
  token(): string | null;
  refresh(): Promise<RefreshOutcome>;
  denied(): void;
  /** The connection came back after it was lost. */
  resumed(): void;
}

/** The connection itself, kept through outages and refreshed when its token runs out. It opens with the first subscription. */
export function openLine(parts: LineParts, state: ReturnType<typeof createReadable<SocketState>>): Client {
  let isTokenStale = false;
  let wasLost = false;
  let withinMs: number | null = null;
  return createClient({
    url: parts.url,
    lazy: true,
    lazyCloseTimeout: 5_000,
    keepAlive: 20_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => parts.token() !== null,
    retryWait: (retries) => waitForNetwork(retries, withinMs ?? 0),
    connectionParams: async () => {
      const token = parts.token();
      if (isTokenStale || (token !== null && hasExpired(token, Date.now()))) {
        const outcome = await parts.refresh();
        if (outcome === 'refused') parts.denied();
        isTokenStale = outcome === 'unreachable';
      }
      return { token: parts.token() ?? '', tab: tabId };
    },
    on: {
      connecting: () => state.set(wasLost && withinMs === null ? 'offline' : 'connecting'),
      connected: () => {
        state.set('online');
        if (wasLost) parts.resumed();
        wasLost = false;
        withinMs = null;
      },
      closed: (event) => {
        const { code, reason, wasClean } = event as CloseEvent;
        withinMs = code === GOING_AWAY ? comeBackWithin(reason) : null;
        if (code === TOKEN_EXPIRED) isTokenStale = true;
        if (wasClean && code === 1000) {
          state.set('idle');
          return;
        }
        wasLost = true;
        if (code !== TOKEN_EXPIRED) state.set(withinMs === null ? 'offline' : 'connecting');
      },
    },
  });
}

/**
 * Waits longer after each failure, with a random part so that a restarted server is not met by everyone at once; a network that comes back
 * cuts it short. A process that goes and has many to send away says within how long they should be back: then each has a moment of its own.
 */
function waitForNetwork(retries: number, withinMs: number): Promise<void> {
  const delay = Math.max(Math.min(SLOWEST_RETRY, 250 * 2 ** retries) * (0.5 + Math.random() / 2), withinMs * Math.random());
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, delay);
    window.addEventListener('online', done);
  });
}

/** What a process says that is restarted; another one is there already, so the line is not lost. Null: it says nothing of it. */
function comeBackWithin(reason: string): number | null {
  const ms = /come back within (\d+) ms/.exec(reason)?.[1];
  return ms === undefined ? null : Math.min(Number(ms), SLOWEST_RETRY);
}
