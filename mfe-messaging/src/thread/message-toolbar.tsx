import { EllipsisIcon, QuoteIcon, SmilePlusIcon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { IconPress } from '../chat/icon-press';
import { EmojiButton } from './emoji-button';
import type { MessageToolbarProps } from './message-choices';
import { MessageMenu } from './message-menu';

const Bar = styled.div`
  display: flex;
  padding: 2px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-1);
`;

/** What can be done with a message. */
export function MessageToolbar(props: MessageToolbarProps) {
  return (
    <Bar role="toolbar" aria-label="Message actions">
      {props.canReact ? <EmojiButton small icon={SmilePlusIcon} label="Add reaction" onChoose={props.onReact} /> : null}
      {props.canReact && !props.isShort ? <IconPress small icon={QuoteIcon} label="Reply" onClick={props.onReply} /> : null}
      <MessageMenu {...props} trigger={<IconPress small icon={EllipsisIcon} label="More actions" />} />
    </Bar>
  );
}
