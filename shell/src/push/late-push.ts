import { createReadable, type Push, type PushState } from '@heartwood/contract';
import type { Client } from 'urql';
import type { BrowserPush } from './browser-push';

/** What a page can do without at first: the code comes when somebody wants to know. */
export function createLatePush(client: Client): Push {
  const state = createReadable<PushState>('unavailable');
  let loading: Promise<BrowserPush> | null = null;
  const load = (): Promise<BrowserPush> => {
    loading ??= import('./browser-push').then(({ startBrowserPush }) => startBrowserPush(client, state));
    loading.catch(() => { loading = null; });
    return loading;
  };
  return {
    state: {
      get: state.get,
      subscribe(listener) {
        load().catch(() => undefined);
        return state.subscribe(listener);
      },
    },
    turnOn: async () => (await load()).turnOn(),
    turnOff: async () => (await load()).turnOff(),
  };
}
