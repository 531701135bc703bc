import type { Shell } from '@heartwood/contract';
import type { Client } from '@urql/core';
import { channelPath, MESSAGING, personPath } from '../chat/addresses';
import { ALERT_TIME } from '../chat/limits';
import { isLookedAt } from '../chat/looking';
import { OneEntryDocument, type MessageFragment } from '../generated/graphql';
import { loadMuted, soundOf } from './sound';

export interface Alerts {
  onMessage(message: MessageFragment): void;
  stop(): void;
}

/** Tells of a new message that the person is not looking at: toast and sound. The title's count is the shell's. */
export function createAlerts(shell: Shell, client: Client): Alerts {
  loadMuted(shell.drafts);
  const takeAway = new Set<() => void>();

  const open = async (message: MessageFragment) => {
    const { data } = await client.query(OneEntryDocument, { channelId: message.channelId }).toPromise();
    const entry = data?.inboxEntry;
    if (!entry) shell.nav.navigate(MESSAGING);
    else shell.nav.navigate(entry.person ? personPath(entry.person, message.id) : channelPath(entry.channel, message.id));
  };

  return {
    onMessage(message) {
      const isSeen = isLookedAt(message.channelId);
      soundOf(message.id, isSeen);
      if (isSeen) return;
      takeAway.add(shell.toast({
        title: 'Message', text: "You've got a new message.", status: 'info', duration: ALERT_TIME, position: 'top-right',
        action: { label: 'Open', run: () => void open(message) },
      }));
    },
    stop() {
      for (const remove of takeAway) remove();
    },
  };
}
