import { EllipsisIcon, atButton, latePart, QuoteIcon, SmilePlusIcon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { IconPress } from '../chat/icon-press';
import { EmojiButton } from './emoji-button';
import type { MessageToolbarProps } from './message-choices';

const MessageMenu = latePart(() => import('./message-menu').then((part) => part.MessageMenu), { failed: atButton('The menu') });

const Bar = styled.div`
  display: flex;
  padding: 2px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-1);
`;

/** What can be done with a message; its menu is fetched when it is pressed. */
export function MessageToolbar(props: MessageToolbarProps) {
  const [wantsMenu, setWantsMenu] = useState(false);
  const more = <IconPress small icon={EllipsisIcon} label="More actions" aria-haspopup="menu" onClick={() => setWantsMenu(true)} />;
  return (
    <Bar role="toolbar" aria-label="Message actions">
      {props.canReact ? <EmojiButton small icon={SmilePlusIcon} label="Add reaction" onChoose={props.onReact} /> : null}
      {props.canReact && !props.isShort ? <IconPress small icon={QuoteIcon} label="Reply" onClick={props.onReply} /> : null}
      {wantsMenu ? <MessageMenu fallback={more} {...props} trigger={more} /> : more}
    </Bar>
  );
}
