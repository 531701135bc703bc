import { useEffect } from 'react';
import { useClient } from 'urql';
import { SetPresenceDocument } from '../generated/graphql';
import { followVisibility } from '../session/follow-visibility';
import { tabId } from '../session/tab-id';

/** Tells the server when this tab is hidden, shown or left (specification, section 4: online status). */
export function Presence() {
  const client = useClient();
  useEffect(() => followVisibility((visible) => {
    // Kept alive: the page may be gone before the answer comes.
    void client.mutation(SetPresenceDocument, { tab: tabId, visible }, { fetchOptions: { keepalive: true } }).toPromise();
  }), [client]);
  return null;
}
