import { useEffect } from 'react';
import { useDesk } from '../chat/desk';
import { countedIn } from './sorted';
import { UNREAD_BADGE } from './unread-badge';
import { useConversations, useJoinedChannels } from './use-lists';

/** Tells the shell how much is unread, for its tools, menus and the title; a partner's page hears of the mentions too. */
export function UnreadReporter() {
  const { shell } = useDesk();
  const conversations = useConversations();
  const channels = useJoinedChannels();
  const isKnown = conversations.entries !== null && channels.entries !== null;
  const messages = conversations.unread + channels.unread;
  const { mentions } = countedIn([...(conversations.entries ?? []), ...(channels.entries ?? [])]);
  useEffect(() => {
    if (!isKnown) return;
    shell.events.emit('badge/changed', { key: UNREAD_BADGE, count: messages });
    shell.events.emit('messaging/unread', { messages, mentions });
  }, [shell, isKnown, messages, mentions]);
  return null;
}
