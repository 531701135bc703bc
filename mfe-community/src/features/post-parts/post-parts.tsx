import { useReadable, useShell } from '@heartwood/contract/kit';
import styled from 'styled-components';
import type { PostWordsFragment, PostCardFragment } from '../../generated/graphql';
import type { PostPartsProps } from '../../post/post-pieces';
import { usePostCommands } from '../../post/use-post-commands';
import { Attachments } from './attachments';
import { LinkCard } from '../../post/link-card';
import { LiveCard } from './live-card';
import { Poll } from './poll';
import { QuestionAnswers, TakeResult } from './question';
import { Reposted } from './reposted';

const Parts = styled.div`display: grid; gap: 8px; min-width: 0; &:empty { display: none; }`;

/** All that stands under the words of a post. */
export function PostParts({ post, onAnswer }: PostPartsProps) {
  const { vote } = usePostCommands();
  return (
    <Parts>
      {post.isValidation ? <Answers post={post} {...(onAnswer && { onAnswer })} /> : null}
      {post.poll ? <Poll poll={post.poll} onVote={(option) => void vote(post.id, option)} /> : null}
      <Carried post={post} />
      {post.isRepost
        ? <Reposted original={post.original ?? null}>{post.original ? <Carried post={post.original} /> : null}</Reposted>
        : null}
    </Parts>
  );
}

/** The people of the company that asks read what is said; the others say it. */
function Answers({ post, onAnswer }: PostPartsProps) {
  const isOwn = useReadable(useShell().session).company.id === post.company?.id;
  return (
    <>
      <QuestionAnswers post={post} {...(onAnswer && !isOwn && { onAnswer })} />
      {isOwn && post.commentCount > 0 ? <div><TakeResult post={post} /></div> : null}
    </>
  );
}

function Carried({ post: { card, attachments, linkPreview, createdAt } }: { post: PostCardFragment | PostWordsFragment }) {
  return (
    <>
      {card ? <LiveCard card={card} since={createdAt} /> : null}
      <Attachments files={attachments} />
      {linkPreview ? <LinkCard preview={linkPreview} /> : null}
    </>
  );
}
