import { useEffect } from 'react';
import { useDesk } from '../chat/desk';
import { unreadOf } from './sorted';
import { useConversations, useJoinedChannels } from './use-lists';

/** Tells the shell how much is unread, for its buttons, menus and the title. */
export function UnreadReporter() {
  const { shell } = useDesk();
  const conversations = useConversations().entries;
  const channels = useJoinedChannels().entries;
  const isKnown = conversations !== null && channels !== null;
  const { messages, mentions } = unreadOf([...(conversations ?? []), ...(channels ?? [])]);
  useEffect(() => {
    if (isKnown) shell.events.emit('messaging/unread', { messages, mentions });
  }, [shell, isKnown, messages, mentions]);
  return null;
}
