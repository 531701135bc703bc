import { Card, inPlace, latePart, mobile } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { memo, useContext, useState } from 'react';
import styled from 'styled-components';
import type { PostCardFragment, Stance } from '../generated/graphql';
import { $folds } from './folds';
import { FoldRow } from './fold-row';
import { PostFoot } from './post-foot';
import { PostHead } from './post-head';
import { PostMenu } from './post-menu';
import { PostParts } from './post-pieces';
import { PostText } from './post-text';
import { Asked, QuestionHead } from './question-head';
import { authorName } from './who';

const Comments = latePart(() => import('./comments/comments').then((part) => part.Comments), { failed: inPlace('Comments') });
const PostEditor = latePart(() => import('./post-editor').then((part) => part.PostEditor));

export const PostSheet = styled(Card)`
  display: grid; gap: 12px; min-width: 0; padding: 14px 16px; scroll-margin: 72px;
  &:focus-visible { outline-offset: -2px; }
  ${mobile} { border-width: 0 0 1px; border-radius: 0; }
`;

export interface PostCardProps {
  post: PostCardFragment;
  /** On its own page: larger, with the whole text and the comments below. */
  isPage?: boolean;
}

/** One post with everything that can be done about it. */
export const PostCard = memo(function PostCard({ post, isPage = false }: PostCardProps) {
  const fold = useUnit($folds).get(post.id);
  const Parts = useContext(PostParts);
  const [isOpen, setOpen] = useState(isPage);
  const [isEditing, setEditing] = useState(false);
  const [stance, setStance] = useState<Stance | null>(null);
  if (fold) return <FoldRow postId={post.id} fold={fold} />;
  const size = isPage ? 'page' : 'feed';
  const text = post.isValidation ? <Asked><PostText post={post} size={size} /></Asked> : <PostText post={post} size={size} />;
  const answer = (said: Stance) => {
    setStance(said);
    setOpen(true);
  };
  return (
    <PostSheet as="article" aria-label={`Post by ${authorName(post)}`} tabIndex={-1} data-post={post.id}>
      {post.isValidation ? <QuestionHead post={post} /> : null}
      <PostHead post={post} isExact={isPage} menu={<PostMenu post={post} onEdit={() => setEditing(true)} />} />
      {isEditing
        ? <PostEditor post={post} onClose={() => setEditing(false)} fallback={text} />
        : text}
      {Parts ? <Parts post={post} onAnswer={answer} /> : null}
      <PostFoot post={post} isOpen={isPage ? undefined : isOpen} onComment={() => setOpen(isPage || !isOpen)} />
      {isOpen ? <Comments key={stance} post={post} isPage={isPage} stance={stance} fallback={null} /> : null}
    </PostSheet>
  );
});
