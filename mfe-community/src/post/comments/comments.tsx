import { useAskAgain, useFailure, useMore } from '@heartwood/client-kit/states';
import { Button, H3, mobile, Segmented, Select, Skeleton, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { PostCommentsDocument, type PostCardFragment, type Stance } from '../../generated/graphql';
import { STANCE_WORDS } from '../stance';
import { mentionInput } from '../who';
import { CommentField } from './comment-field';
import { Thread } from './thread';
import { useCommentCommands } from './use-comment-commands';
import { useWantedComment } from './use-wanted-comment';

const Frame = styled.section`display: grid; gap: 12px; min-width: 0; padding-top: 12px; border-top: 1px solid var(--border);`;
const Head = styled.div`display: flex; align-items: center; justify-content: space-between; gap: 10px; & > div { width: 150px; }`;
const List = styled.ul`display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; min-width: 0;`;

/** On a phone it stays in reach, over the bottom menu, however much is said. */
const Dock = styled.div`
  ${mobile} {
    position: sticky; bottom: 0; z-index: 1; margin: 0 -16px -14px; padding: 8px 16px;
    border-top: 1px solid var(--border); background: var(--surface);
  }
`;

type Order = 'oldest' | 'newest';

export interface CommentsProps {
  post: PostCardFragment;
  isPage?: boolean;
  /** What one was about to say of the question. */
  stance?: Stance | null;
}

/** What is said below a post. It comes newest first, and is read from the oldest that is loaded to the newest. */
export function Comments({ post, isPage = false, stance = null }: CommentsProps) {
  const [order, setOrder] = useState<Order>('oldest');
  const [asked, ask] = useQuery({ query: PostCommentsDocument, variables: { postId: post.id }, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const page = asked.data?.postComments;
  const more = useMore(page, PostCommentsDocument, (after) => ({ postId: post.id, after }));
  const frame = useWantedComment(isPage, page?.nodes.length ?? null, more);
  // A list that was read on further would fall back to its first page.
  useAskAgain((options) => { if ((page?.nodes.length ?? 0) <= FIRST) ask(options); });
  const rows = order === 'oldest' ? page?.nodes.toReversed() : page?.nodes;
  const left = page ? page.total - page.nodes.length : 0;
  const earlier = more ? (
    <div>
      <Button size="sm" variant="ghost" busy={more.state === 'loading'} onClick={() => more.load()}>
        {more.state === 'failed' ? 'Could not be loaded. Try again' : left > 0 ? `Show ${left} earlier comments` : 'Show earlier comments'}
      </Button>
    </div>
  ) : null;
  return (
    <Frame ref={frame} aria-label="Comments">
      {isPage ? (
        <Head>
          <H3 as="h2">{post.commentCount === 1 ? '1 comment' : `${post.commentCount.toLocaleString('en')} comments`}</H3>
          {page && page.nodes.length > 1 ? (
            <div>
              <Select
                aria-label="Order" value={order} onValueChange={(value) => setOrder(value as Order)}
                options={[{ value: 'oldest', label: 'Oldest first' }, { value: 'newest', label: 'Newest first' }]}
              />
            </div>
          ) : null}
        </Head>
      ) : null}
      {isFailed ? <Text as="p" tone="2">Comments could not be loaded. <Button size="sm" onClick={retry}>Try again</Button></Text> : null}
      {!page && !isFailed ? <Skeleton height={64} /> : null}
      {order === 'oldest' ? earlier : null}
      {rows && rows.length > 0 ? (
        <List>{rows.map((comment) => <Thread key={comment.id} comment={comment} authorId={post.author?.person.id ?? null} />)}</List>
      ) : null}
      {order === 'newest' ? earlier : null}
      {isPage && !post.isValidation ? <Dock><Say post={post} stance={stance} /></Dock> : <Say post={post} stance={stance} />}
    </Frame>
  );
}

/** As many come at first; as `comments.graphql` has it. */
const FIRST = 15;

/** Where one says something; of a question also what it comes to. */
function Say({ post, stance: wanted }: { post: PostCardFragment; stance: Stance | null }) {
  const commands = useCommentCommands();
  const [chosen, setChosen] = useState<Stance | 'NONE' | null>(null);
  const stance = chosen ?? wanted ?? 'NONE';
  const choice = post.isValidation ? (
    <Segmented
      label="What your answer says" value={stance} onChange={setChosen}
      options={[
        ...(Object.entries(STANCE_WORDS) as [Stance, string][]).map(([value, label]) => ({ value, label })),
        { value: 'NONE' as const, label: 'Only a comment' },
      ]}
    />
  ) : null;
  return (
    <CommentField
      draft={`post-comment:${post.id}`} label="Write a comment" send="Send comment" above={choice} takesFocus={wanted !== null}
      onSend={({ text, mentions }, id) => commands.add({
        id, postId: post.id, content: text, mentions: mentionInput(mentions), ...(post.isValidation && stance !== 'NONE' && { stance }),
      })}
    />
  );
}
