import {
  CopyIcon, EyeOffIcon, ForwardIcon, LinkIcon, MessagesSquareIcon, Menu, NotebookPenIcon, PencilIcon, PinIcon, PinOffIcon, QuoteIcon,
  TargetIcon, Trash2Icon, type MenuItem,
} from '@heartwood/shared-ui';
import type { ReactElement } from 'react';
import type { MessageToolbarProps } from './message-choices';
import { useMakes, type Make } from './use-makes';

/** The menu of one message. */
export function MessageMenu({ trigger, ...props }: MessageToolbarProps & { trigger: ReactElement }) {
  const makes = useMakes(props.message, props.link);
  return <Menu trigger={trigger} label="Message actions" items={itemsOf(props, makes)} />;
}

function itemsOf(props: MessageToolbarProps, makes: readonly Make[]): MenuItem[] {
  const {
    message, isOwn, canDelete, canReact, isShort, onReply, onEdit, onDelete, onMarkUnread, onForward, onPin, onCopyLink, onThread,
  } = props;
  const isPinned = message.pinnedAt !== null;
  return [
    ...(canReact && isShort ? [{ key: 'reply', label: 'Reply', icon: QuoteIcon, onSelect: onReply }] : []),
    ...(onThread ? [{
      key: 'thread', label: canReact ? 'Reply in thread' : 'Open thread', icon: MessagesSquareIcon, onSelect: onThread,
    }] : []),
    ...(onCopyLink ? [{ key: 'link', label: 'Copy link', icon: LinkIcon, onSelect: onCopyLink }] : []),
    ...(message.body
      ? [{ key: 'text', label: 'Copy text', icon: CopyIcon, onSelect: () => void navigator.clipboard.writeText(message.body) }]
      : []),
    ...makes.map(({ key, label, run }) => ({ key, label, icon: key === 'note' ? NotebookPenIcon : TargetIcon, onSelect: run })),
    { key: 'forward', label: 'Forward', icon: ForwardIcon, onSelect: onForward },
    ...(canReact ? [{
      key: 'pin', label: isPinned ? 'Unpin message' : 'Pin message', icon: isPinned ? PinOffIcon : PinIcon,
      onSelect: () => onPin(!isPinned),
    }] : []),
    ...(isOwn ? [] : [{ key: 'unread', label: 'Mark as unread', icon: EyeOffIcon, onSelect: onMarkUnread }]),
    ...(isOwn ? [{ key: 'edit', label: 'Edit message', icon: PencilIcon, onSelect: onEdit }] : []),
    ...(canDelete ? ['line' as const, { key: 'delete', label: 'Delete message', icon: Trash2Icon, danger: true, onSelect: onDelete }] : []),
  ];
}
