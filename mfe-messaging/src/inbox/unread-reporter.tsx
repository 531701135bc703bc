import { useEffect } from 'react';
import { useDesk } from '../chat/desk';
import { countedIn } from './sorted';
import { useConversations, useJoinedChannels } from './use-lists';

/** Tells the shell how much is unread, for its buttons, menus and the title. */
export function UnreadReporter() {
  const { shell } = useDesk();
  const conversations = useConversations();
  const channels = useJoinedChannels();
  const isKnown = conversations.entries !== null && channels.entries !== null;
  const messages = conversations.unread + channels.unread;
  const { mentions } = countedIn([...(conversations.entries ?? []), ...(channels.entries ?? [])]);
  useEffect(() => {
    if (isKnown) shell.events.emit('messaging/unread', { messages, mentions });
  }, [shell, isKnown, messages, mentions]);
  return null;
}
