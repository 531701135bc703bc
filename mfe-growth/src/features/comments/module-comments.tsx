import { CommentItem, CommentThread } from '@heartwood/client-kit/comments';
import { useShell } from '@heartwood/contract/kit';
import { Button, Skeleton, Text, useDelayed } from '@heartwood/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import {
  AddCommentDocument, ModuleCommentsDocument, OlderCommentsDocument, UpdateCommentDocument,
  type CommentFieldsFragment, type CommentListFragment, type ModuleKey, type PersonFieldsFragment,
} from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { toFace } from '../../module/person';
import { useCommentDeletion } from './use-comment-deletion';

const List = styled.ol`display: flex; flex-direction: column; gap: 12px; margin: 0; padding: 0; list-style: none;`;

export interface ModuleCommentsProps {
  module: { id: string; companyId: string; key: ModuleKey; canComment: boolean };
  people: readonly PersonFieldsFragment[];
}

/** What the team says about a module, newest first. */
export function ModuleComments({ module, people }: ModuleCommentsProps) {
  const { companyId, key } = module;
  const run = useCommand();
  const shell = useShell();
  const [{ data, error }, refetch] = useQuery({ query: ModuleCommentsDocument, variables: { companyId, key } });
  const members = people.map(toFace);
  const send = async (comment: { id: string; message: string; mentions: string[] }) => {
    const result = await run(AddCommentDocument, 'addComment', { companyId, key, ...comment }, { doing: 'sending the comment' });
    if (result.ok) shell.events.emit('answer/awaited', {});
    return result;
  };
  return (
    <CommentThread draft={`growth-comment:${module.id}`} members={members} canComment={module.canComment} onSend={send}>
      {(reply) => (
        <>
          {data ? <Pages first={data.comments} module={module} members={members} onReply={reply} /> : null}
          {!data && error ? <Text size="small" tone="3">The comments could not be loaded. <Button
            size="sm" onClick={() => refetch({ requestPolicy: 'network-only' })}
          >Try again</Button></Text> : null}
          {!data && !error ? <Loading /> : null}
        </>
      )}
    </CommentThread>
  );
}

interface PagesProps extends Pick<ModuleCommentsProps, 'module'> {
  first: CommentListFragment;
  members: ReturnType<typeof toFace>[];
  onReply: (to: { id: string; name: string }) => void;
}

function Pages({ first, module, members, onReply }: PagesProps) {
  const [after, setAfter] = useState<readonly string[]>([]);
  const more = first.hasMore && after.length === 0 ? first.endCursor : null;
  const show = (comments: readonly CommentFieldsFragment[]) => (
    <Comments comments={comments} module={module} members={members} onReply={onReply} />
  );
  if (first.nodes.length === 0) return <Text size="small" tone="3">Nobody has said anything yet.</Text>;
  return (
    <List aria-label="Comments">
      {show(first.nodes)}
      {after.map((cursor, index) => (
        <OlderPage
          key={cursor} module={module} after={cursor} show={show}
          onMore={index === after.length - 1 ? (next) => setAfter([...after, next]) : null}
        />
      ))}
      {more === null ? null : <li><Button size="sm" variant="ghost" onClick={() => setAfter([more])}>Show older comments</Button></li>}
    </List>
  );
}

function Comments({ comments, module, members, onReply }: Pick<PagesProps, 'module' | 'members' | 'onReply'> & {
  comments: readonly CommentFieldsFragment[];
}) {
  const run = useCommand();
  const remove = useCommentDeletion();
  return comments.map((comment) => (
    <CommentItem
      key={comment.id} comment={comment} members={members} canReply={module.canComment} onReply={onReply}
      onDelete={() => remove(comment.id)}
      onChange={({ text, mentions }) => (
        void run(UpdateCommentDocument, 'updateComment', { id: comment.id, message: text, mentions }, { doing: 'saving the comment' })
      )}
    />
  ));
}

interface OlderPageProps extends Pick<ModuleCommentsProps, 'module'> {
  after: string;
  show: (comments: readonly CommentFieldsFragment[]) => ReactNode;
  onMore: ((cursor: string) => void) | null;
}

function OlderPage({ module: { companyId, key }, after, show, onMore }: OlderPageProps) {
  const [{ data }] = useQuery({ query: OlderCommentsDocument, variables: { companyId, key, after } });
  if (!data) return <li><Loading /></li>;
  const { nodes, hasMore, endCursor } = data.comments;
  return <>{show(nodes)}{onMore && hasMore && endCursor
    ? <li><Button size="sm" variant="ghost" onClick={() => onMore(endCursor)}>Show older comments</Button></li>
    : null}</>;
}

function Loading() {
  const isSlow = useDelayed();
  return isSlow ? <div aria-busy="true"><Skeleton width="60%" /><Skeleton width="90%" style={{ marginTop: 8 }} /></div> : null;
}
