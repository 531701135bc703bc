import type { MessageFragment } from '../generated/graphql';

/** What can be done with one message, in its bar and in its menu. */
export interface MessageToolbarProps {
  message: MessageFragment;
  isOwn: boolean;
  canDelete: boolean;
  canReact: boolean;
  /** Where it is narrow Reply is in the menu. */
  isShort: boolean;
  onReact(emoji: string): void;
  onReply(): void;
  onEdit(): void;
  onDelete(): void;
  onMarkUnread(): void;
  onForward(): void;
  onPin(on: boolean): void;
  onCopyLink?: () => void;
  onThread?: () => void;
  /** The address of the message. */
  link?: string;
}
