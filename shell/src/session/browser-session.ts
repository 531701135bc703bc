import { createDrafts } from './drafts';
import { pageFetch } from './page-fetch';
import { withBrowserLock } from './refresh';
import { createSession } from './session';

/** The session of this page. Leaving is a full load on purpose: it drops the caches of the shell and of every remote. */
export const session = createSession({
  storage: window.localStorage,
  send: pageFetch,
  exclusively: withBrowserLock,
  socketUrl: () => `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
  left: (end, to) => {
    window.location.assign(to ?? (end === 'access-denied' ? '/auth/login?note=ended' : '/auth/login'));
  },
  window,
});

export const drafts = createDrafts(window.localStorage);
