import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { Count, Icon, IconButtonLook, MessageCircleIcon, mobile, shownCount } from '@heartwood/shared-ui';
import { $remotes } from '../registry/registry.model';
import { $openSlots, closeSlot, openSlot } from '../slots/open-slots.model';
import { CHAT_DRAWER, isOffered } from './chat-slots';
import { $unread } from './unread.model';

const Place = styled.span`display: contents; ${mobile} { display: none; }`;
const Corner = styled.span`position: absolute; top: 1px; right: 0; display: flex;`;

/** Opens and closes the chat drawer; there while a published remote offers one. A phone has Messaging in its bottom menu. */
export function ChatButton() {
  const hasDrawer = isOffered(useUnit($remotes), CHAT_DRAWER);
  const isOpen = useUnit($openSlots).some(({ name }) => name === CHAT_DRAWER);
  const { messages } = useUnit($unread);
  if (!hasDrawer) return null;
  return (
    <Place>
      <IconButtonLook
        type="button" $size="md" $on={isOpen} aria-label={messages > 0 ? `Chats, ${shownCount(messages)} new` : 'Chats'} aria-pressed={isOpen} aria-keyshortcuts="C" data-tip="Chats (C)"
        onClick={() => (isOpen ? closeSlot(CHAT_DRAWER) : openSlot({ name: CHAT_DRAWER, params: {} }))}
      >
        <Icon as={MessageCircleIcon} />
        {messages > 0 ? <Corner aria-hidden><Count value={messages} /></Corner> : null}
      </IconButtonLook>
    </Place>
  );
}
