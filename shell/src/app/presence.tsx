import { useEffect } from 'react';
import { useClient } from 'urql';
import { SetPresenceDocument } from '../generated/graphql';
import { tabId } from '../session/tab-id';

/** Tells the server when this tab is hidden, shown or left (specification, section 4: online status). */
export function Presence() {
  const client = useClient();
  useEffect(() => {
    const tell = (visible: boolean): void => {
      // Kept alive: the page may be gone before the answer comes.
      void client.mutation(SetPresenceDocument, { tab: tabId, visible }, { fetchOptions: { keepalive: true } }).toPromise();
    };
    const changed = (): void => tell(document.visibilityState === 'visible');
    const left = (): void => tell(false);
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pagehide', left);
    if (document.visibilityState === 'hidden') changed();
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pagehide', left);
    };
  }, [client]);
  return null;
}
