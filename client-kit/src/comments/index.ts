export { CommentItem, type Comment, type CommentItemProps } from './comment-item';
export { CommentThread, type CommentThreadProps } from './comment-thread';
export { EMPTY_COMMENT, useKeptComment } from './comment-composer';
