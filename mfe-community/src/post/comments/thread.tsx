import { fullName } from '@heartwood/contract/domain';
import { Button } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useClient } from 'urql';
import { PostRepliesDocument, type PostCommentRowFragment, type PostReplyFragment } from '../../generated/graphql';
import { mentionInput } from '../who';
import { CommentField } from './comment-field';
import { CommentLine } from './comment-line';
import { useCommentCommands } from './use-comment-commands';

const Item = styled.li`display: grid; gap: 8px; min-width: 0;`;
const Below = styled.ul`display: grid; gap: 8px; margin: 0; padding: 0 0 0 38px; list-style: none; min-width: 0;`;

export interface ThreadProps { comment: PostCommentRowFragment; authorId: string | null }

/** A comment with what answers it, one level deep: who answers an answer joins them, and names whom they mean. */
export function Thread({ comment, authorId }: ThreadProps) {
  const client = useClient();
  const commands = useCommentCommands();
  const [to, setTo] = useState<PostReplyFragment | null>(null);
  const [more, setMore] = useState<{ rows: readonly PostReplyFragment[]; after: string | null } | null>(null);
  const [isFailed, setFailed] = useState(false);
  // What was just said is among the first ones that come with the comment; the others may have been loaded before it.
  const rows = [...new Map([...comment.replies, ...more?.rows ?? []].map((row) => [row.id, row])).values()]
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const left = comment.replyCount - rows.length;
  const showMore = async () => {
    const variables = { postId: comment.postId, replyTo: comment.id, ...(more?.after != null && { after: more.after }) };
    const { data, error } = await client.query(PostRepliesDocument, variables, { requestPolicy: 'network-only' }).toPromise();
    setFailed(error !== undefined);
    if (data) setMore({ rows: [...more?.rows ?? [], ...data.postComments.nodes], after: data.postComments.endCursor ?? null });
  };
  const named = to?.author && to.id !== comment.id ? to.author.person : null;
  const start = named ? { text: `@${fullName(named)} `, mentions: [named.id] } : undefined;
  return (
    <Item>
      <CommentLine comment={comment} authorId={authorId} size={28} onReply={() => setTo(comment)} />
      {rows.length > 0 || to ? (
        <Below>
          {rows.map((reply) => (
            <li key={reply.id}><CommentLine comment={reply} authorId={authorId} size={24} onReply={() => setTo(reply)} /></li>
          ))}
          {left > 0 ? (
            <li>
              <Button size="sm" variant="ghost" onClick={() => void showMore()}>
                {isFailed ? 'Could not be loaded. Try again' : left === 1 ? 'Show 1 more reply' : `Show ${left} more replies`}
              </Button>
            </li>
          ) : null}
          {to ? (
            <li>
              <CommentField
                key={to.id} draft={`post-reply:${to.id}`} label="Write a reply" send="Reply"
                takesFocus onCancel={() => setTo(null)} {...(start && { start })}
                mentions={to.author ? [{ __typename: 'PostMention', person: to.author.person, company: null }] : []}
                onSend={({ text, mentions }, id) => commands.add({
                  id, postId: comment.postId, content: text, mentions: mentionInput(mentions), replyTo: comment.id,
                })}
              />
            </li>
          ) : null}
        </Below>
      ) : null}
    </Item>
  );
}
