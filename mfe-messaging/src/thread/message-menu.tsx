import {
  CopyIcon, EyeOffIcon, ForwardIcon, LinkIcon, Menu, MessagesSquareIcon, PencilIcon, PinIcon, PinOffIcon, QuoteIcon, Trash2Icon, type MenuItem,
} from '@heartwood/shared-ui';
import type { ReactElement } from 'react';
import type { MessageToolbarProps } from './message-choices';

/** The menu of one message, opened at once: it is fetched when its button is pressed. */
export function MessageMenu({ trigger, ...props }: MessageToolbarProps & { trigger: ReactElement }) {
  return <Menu defaultOpen trigger={trigger} label="Message actions" items={itemsOf(props)} />;
}

function itemsOf(props: MessageToolbarProps): MenuItem[] {
  const { message, isOwn, canDelete, canReact, isShort, onReply, onEdit, onDelete, onMarkUnread, onForward, onPin, onCopyLink, onThread } = props;
  const isPinned = message.pinnedAt !== null;
  return [
    ...(canReact && isShort ? [{ key: 'reply', label: 'Reply', icon: QuoteIcon, onSelect: onReply }] : []),
    ...(onThread ? [{
      key: 'thread', label: canReact ? 'Reply in thread' : 'Open thread', icon: MessagesSquareIcon, onSelect: onThread,
    }] : []),
    ...(onCopyLink ? [{ key: 'link', label: 'Copy link', icon: LinkIcon, onSelect: onCopyLink }] : []),
    ...(message.body ? [{ key: 'text', label: 'Copy text', icon: CopyIcon, onSelect: () => void navigator.clipboard.writeText(message.body) }] : []),
    { key: 'forward', label: 'Forward', icon: ForwardIcon, onSelect: onForward },
    ...(canReact ? [{
      key: 'pin', label: isPinned ? 'Unpin message' : 'Pin message', icon: isPinned ? PinOffIcon : PinIcon, onSelect: () => onPin(!isPinned),
    }] : []),
    ...(isOwn ? [] : [{ key: 'unread', label: 'Mark as unread', icon: EyeOffIcon, onSelect: onMarkUnread }]),
    ...(isOwn ? [{ key: 'edit', label: 'Edit message', icon: PencilIcon, onSelect: onEdit }] : []),
    ...(canDelete ? ['line' as const, { key: 'delete', label: 'Delete message', icon: Trash2Icon, danger: true, onSelect: onDelete }] : []),
  ];
}
