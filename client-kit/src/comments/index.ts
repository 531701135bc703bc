export { CommentItem, type Comment, type CommentItemProps } from './comment-item';
export { CommentThread, type CommentThreadProps } from './comment-thread';
