import { followVisibility } from '../session/follow-visibility';
import { tabId } from '../session/tab-id';
import type { EmbedSession } from './embed-session';

/** As the build hashes it (a test compares): the server takes no other text. */
export const SET_PRESENCE = 'mutation SetPresence($tab: String!, $visible: Boolean!) {\n  setPresence(tab: $tab, visible: $visible)\n}';

/** Tells the server when the partner's page is hidden, shown or left: who does not look is not online. */
export function reportPresence({ state, fetch }: Pick<EmbedSession, 'state' | 'fetch'>): () => void {
  const tell = (visible: boolean): void => {
    if (state.get().kind !== 'ready') return;
    const body = JSON.stringify({ operationName: 'SetPresence', query: SET_PRESENCE, variables: { tab: tabId, visible } });
    // Kept alive: the page may be gone before the answer comes.
    void fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: true, body }).catch(() => (
      undefined
    ));
  };
  const stop = followVisibility(tell);
  // Signed in while nobody looks.
  const forget = state.subscribe(() => {
    if (document.visibilityState === 'hidden') tell(false);
  });
  return () => {
    stop();
    forget();
  };
}
