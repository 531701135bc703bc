import { isPublicRoute } from '../reader/public-route';
import { createConfirmation } from './confirmation';
import { createDrafts } from './drafts';
import { line } from './page-line';
import { pageStorage } from './page-storage';
import { withBrowserLock } from './refresh';
import { keepReturnPath, takeReturnPath } from './return-path';
import { startPath } from './start-path';
import { createSession, type SessionEnd } from './session';

/** Where the page goes when its session ends. */
const START: Record<SessionEnd, string> = {
  'logout': '/auth/login', 'other-tab': '/auth/login', 'access-denied': '/auth/login?note=ended', 'other-person': '/app',
};

/** The question who is at the device, which sensitive acts ask for. */
export const confirmation = createConfirmation();

/** The session of this page. Leaving is a full load on purpose: it drops the caches of the shell and of every remote. */
export const session = createSession({
  storage: window.localStorage,
  send: line.send,
  exclusively: withBrowserLock,
  confirm: confirmation.ask,
  socketUrl: () => `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
  pageAnswered: line.quiet,
  left: (end, { userId, to }) => {
    // Who reads a page that needs no session goes on reading.
    const { pathname, search } = window.location;
    if (isPublicRoute(pathname, search)) return;
    // Who did not want to go comes back to where they were.
    if (end !== 'logout' && end !== 'other-person' && userId !== null)
      keepReturnPath(pageStorage('sessionStorage'), { userId, path: pathname + search });
    window.location.assign(to ?? START[end]);
  },
  window,
});

/** The page that the person who has just signed in was on when their session ended; null when there is none. */
/** Where somebody goes on who has logged in: where their session ended, else where they want to begin. */
export function returnPath(): string | null {
  const { userId } = session.ui.get();
  return takeReturnPath(pageStorage('sessionStorage'), userId) ?? startPath(pageStorage('localStorage'), userId);
}

export const drafts = createDrafts(window.localStorage);
