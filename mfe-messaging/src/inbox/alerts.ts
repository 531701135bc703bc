import type { Shell } from '@heartwood/contract';
import { personName } from '@heartwood/contract/domain';
import { markdownText } from '@heartwood/contract/text';
import { ALERT_TIME } from '../chat/limits';
import { isLookedAt, isSeenComing } from '../chat/looking';
import { openChat } from '../chat/open-chat';
import type { EntryFragment, MessageFragment } from '../generated/graphql';
import { isTold } from './muting';
import type { InboxListener } from './follow-inbox';
import { loadMuted, soundOf } from './sound';

export interface Alerts extends InboxListener {
  stop(): void;
}

/** As much of a message as its toast says. */
const SAID = 160;

interface Told { remove(): void; count: number; until: number }

/**
 * Tells of a new message that the person is not looking at: a toast for each conversation, and a sound. A conversation that
 * is muted says nothing, unless it is a channel and speaks to the person. The title's count is the shell's.
 */
export function createAlerts(shell: Shell): Alerts {
  loadMuted(shell.drafts);
  const told = new Map<string, Told>();
  const heard = new Set<string>();

  const takeAway = (channelId: string) => {
    told.get(channelId)?.remove();
    told.delete(channelId);
  };
  const tell = (channelId: string, text: string, entry: EntryFragment | null, count: number, messageId?: string) => {
    takeAway(channelId);
    const remove = shell.toast({
      title: 'Message', text, status: 'info', duration: ALERT_TIME, position: 'top-right',
      action: { label: 'Open', run: () => openChat(shell, entry, messageId) },
    });
    told.set(channelId, { remove, count, until: Date.now() + ALERT_TIME });
  };

  return {
    onMessage(message, entry) {
      const { id, channelId } = message;
      if (heard.has(id) || !isTold(entry, message, shell.session.get().user.id)) return;
      heard.add(id);
      soundOf(id, isLookedAt(channelId));
      if (isSeenComing(channelId)) return;
      const before = told.get(channelId);
      const count = before && before.until > Date.now() ? before.count + 1 : 1;
      tell(channelId, toastText(message, entry, count), entry, count, id);
    },
    onRead: takeAway,
    onAdded(entry) {
      if (!isSeenComing(entry.id)) tell(entry.id, `You were added to ${entry.channel.name ?? 'a channel'}.`, entry, 0);
    },
    stop() {
      for (const channelId of [...told.keys()]) takeAway(channelId);
    },
  };
}

/** The specification's sentence, then who wrote what and where; of several in a row how many, and the last one's words. */
function toastText(message: MessageFragment, entry: EntryFragment | null, count: number): string {
  const where = entry?.channel.kind === 'channel' && entry.channel.name ? ` in ${entry.channel.name}` : '';
  const words = markdownText(message.body) || message.attachments.map(({ name }) => name).join(', ');
  const short = words.length > SAID ? `${words.slice(0, SAID)}…` : words;
  const first = count > 1 ? `You've got ${count} new messages.` : "You've got a new message.";
  return `${first}\n${personName(message.author)}${where}: ${short}`;
}
