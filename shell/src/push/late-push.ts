import { createReadable, type Push, type PushState } from '@heartwood/contract';
import type { Client } from 'urql';
import type { BrowserPush } from './browser-push';
import { canPush } from './can-push';

/**
 * What is known without asking anybody, so that nothing moves once it is: who has allowed pushes mostly has them, and the code that
 * looks says otherwise.
 */
function firstState(): PushState {
  if (!canPush()) return 'unavailable';
  return { denied: 'denied', default: 'off', granted: 'on' }[Notification.permission] as PushState;
}

/** What a page can do without at first: the code comes when somebody wants to know. */
export function createLatePush(client: Client): Push {
  const state = createReadable<PushState>(firstState());
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
