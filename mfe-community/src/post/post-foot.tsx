import {
  BookmarkIcon, HeartIcon, Icon, latePart, MessageCircleIcon, mobile, RefreshCwIcon, VisuallyHidden, type IconType,
} from '@heartwood/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { PostCardFragment } from '../generated/graphql';
import { usePostCommands } from './use-post-commands';

// Rare, and none of it is on the first picture.
const LikersDialog = latePart(() => import('./dialogs/likers.dialog').then((part) => part.LikersDialog));
const RepostDialog = latePart(() => import('./dialogs/repost.dialog').then((part) => part.RepostDialog));

const Bar = styled.div`display: flex; align-items: center; gap: 4px; margin: -2px -8px -6px;`;
const Act = styled.button<{ $isOn?: boolean }>`
  display: inline-flex; align-items: center; gap: 7px; min-width: 28px; height: 34px; padding: 0 8px; border: 0;
  border-radius: var(--r-2); background: none;
  color: ${({ $isOn }) => ($isOn ? 'var(--text)' : 'var(--text-2)')}; font: inherit; font-size: 13px; font-weight: var(--fw-semi);
  font-variant-numeric: tabular-nums; cursor: pointer;
  &:hover { background: var(--surface-hover); color: var(--text); }
  ${mobile} { height: 44px; min-width: 44px; justify-content: center; }
`;
const Likes = styled(Act)`margin-left: -8px; padding: 0 6px; ${mobile} { min-width: 30px; margin-left: -14px; }`;
const Space = styled.span`flex: 1;`;

export interface PostFootProps {
  post: PostCardFragment;
  /** What the number of comments does; `isOpen` where it opens them in place. */
  onComment: () => void;
  isOpen?: boolean | undefined;
}

/** Like, comment, pass on, save. */
export function PostFoot({ post, onComment, isOpen }: PostFootProps) {
  const commands = usePostCommands();
  const [dialog, setDialog] = useState<'likers' | 'repost' | null>(null);
  const { isLiked, likeCount, commentCount, repostCount, isSaved, postType } = post;
  return (
    <Bar>
      <Sign icon={HeartIcon} label="Like" isOn={isLiked} act="like" onClick={() => void commands.like(post)} />
      {likeCount > 0 ? (
        <Likes type="button" $isOn={isLiked} onClick={() => setDialog('likers')}>
          {likeCount.toLocaleString('en')} <VisuallyHidden>{likeCount === 1 ? 'like' : 'likes'}: who</VisuallyHidden>
        </Likes>
      ) : null}
      <Act type="button" data-act="comment" onClick={onComment} {...(isOpen !== undefined && { 'aria-expanded': isOpen })}>
        <Icon as={MessageCircleIcon} /> {commentCount > 0 ? commentCount.toLocaleString('en') : null}
        <VisuallyHidden>{commentCount === 1 ? 'comment' : 'comments'}</VisuallyHidden>
      </Act>
      {postType === 'PUBLIC' ? (
        <Act type="button" onClick={() => setDialog('repost')}>
          <Icon as={RefreshCwIcon} size={16} /> {repostCount > 0 ? repostCount.toLocaleString('en') : null}
          <VisuallyHidden>{repostCount > 0 ? (repostCount === 1 ? 'repost' : 'reposts') : 'Repost'}</VisuallyHidden>
        </Act>
      ) : null}
      <Space />
      <Sign icon={BookmarkIcon} isOn={isSaved} act="save" onClick={() => void commands.save(post)}>{isSaved ? 'Saved' : 'Save'}</Sign>
      {dialog === 'likers' ? <LikersDialog postId={post.id} count={likeCount} onClose={() => setDialog(null)} fallback={null} /> : null}
      {dialog === 'repost' ? <RepostDialog post={post} onClose={() => setDialog(null)} fallback={null} /> : null}
    </Bar>
  );
}

interface SignProps { icon: IconType; label?: string; isOn: boolean; act: string; onClick: () => void; children?: ReactNode }

/** Filled once it is done. */
function Sign({ icon, label, isOn, act, onClick, children }: SignProps) {
  return (
    <Act
      type="button" $isOn={isOn} aria-pressed={isOn} {...(label !== undefined && { 'aria-label': label })} data-act={act} onClick={onClick}
    >
      <Icon as={icon} filled={isOn} /> {children}
    </Act>
  );
}
