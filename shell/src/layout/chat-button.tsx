import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { IconButton, MessageCircleIcon, mobile } from '@heartwood/shared-ui';
import { $remotes } from '../registry/registry.model';
import { $openSlots, closeSlot, openSlot } from '../slots/open-slots.model';
import { CHAT_DRAWER, isOffered } from './chat-slots';
import { $unread } from './unread.model';

const Place = styled.span`display: contents; ${mobile} { display: none; }`;

/** Opens and closes the chat drawer; there while a published remote offers one. A phone has Messaging in its bottom menu. */
export function ChatButton() {
  const hasDrawer = isOffered(useUnit($remotes), CHAT_DRAWER);
  const isOpen = useUnit($openSlots).some(({ name }) => name === CHAT_DRAWER);
  const { messages } = useUnit($unread);
  if (!hasDrawer) return null;
  return (
    <Place>
      <IconButton icon={MessageCircleIcon} label="Chats" count={messages} on={isOpen} shortcut="C" onClick={() => (isOpen ? closeSlot(CHAT_DRAWER) : openSlot({ name: CHAT_DRAWER, params: {} }))} />
    </Place>
  );
}
