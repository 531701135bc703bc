import { CommentItem, CommentThread } from '@heartwood/client-kit/comments';
import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { toFace } from '@heartwood/client-kit/people';
import { NotLoaded } from '@heartwood/client-kit/states';
import { useShell } from '@heartwood/contract/kit';
import { Button, Skeleton, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useQuery } from 'urql';
import {
  AddGoalCommentDocument, DeleteGoalCommentDocument, GoalCommentsDocument, RestoreGoalCommentDocument, UpdateGoalCommentDocument,
} from '../../generated/graphql';
import type { Goal } from '../../timeline/timeline';
import { PageByPage } from './page-by-page';
import type { GoalDetail } from './use-goal-detail';

const List = styled.ol`display: flex; flex-direction: column; gap: 12px; margin: 0; padding: 0; list-style: none;`;

type Face = ReturnType<typeof toFace>;

/** What the team says of a goal, newest first. */
export function GoalComments({ goal: { id: goalId }, detail: { people, canComment } }: { goal: Goal; detail: GoalDetail }) {
  const run = useCommand();
  const { companyId } = useCompany();
  const members = people.map(toFace);
  return (
    <CommentThread
      draft={`timeline-comment:${companyId}:${goalId}`} members={members} canComment={canComment}
      onSend={(comment) => (
        run(AddGoalCommentDocument, 'addGoalComment', { companyId, goalId, ...comment }, { doing: 'sending the comment' })
      )}
    >
      {(onReply) => (
        <List aria-label="Comments">
          <PageByPage>
            {(after, onMore) => (
              <CommentPage
                key={after ?? ''} goalId={goalId} after={after} onMore={onMore} members={members} onReply={canComment ? onReply : null}
              />
            )}
          </PageByPage>
        </List>
      )}
    </CommentThread>
  );
}

interface CommentPageProps {
  goalId: string;
  after: string | null;
  onMore: ((cursor: string) => void) | null;
  members: readonly Face[];
  /** Null: nobody answers here. */
  onReply: ((to: Face) => void) | null;
}

function CommentPage({ goalId, after, onMore, members, onReply }: CommentPageProps) {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  const [{ data, error }, ask] = useQuery({
    query: GoalCommentsDocument, variables: { companyId, goalId, after },
    requestPolicy: after === null ? 'cache-and-network' : 'cache-first',
  });
  if (!data) {
    return <li>
      {error ? <NotLoaded what="The comments" onRetry={() => ask({ requestPolicy: 'network-only' })} /> : <Skeleton width="70%" />}
    </li>;
  }
  const { nodes, hasMore, endCursor } = data.goalComments;
  if (nodes.length === 0 && after === null) return <li><Text size="small" tone="3">Nobody has said anything yet.</Text></li>;
  const remove = (id: string) => {
    const done = run(DeleteGoalCommentDocument, 'deleteGoalComment', { companyId, id }, { doing: 'deleting the comment', isLeaving: true });
    const undo = () => run(RestoreGoalCommentDocument, 'restoreGoalComment', { companyId, id }, { doing: 'bringing the comment back' });
    offerUndo(shell, { title: 'Comment deleted', done, undo });
  };
  return (
    <>
      {nodes.map((comment) => (
        <CommentItem
          key={comment.id} comment={comment} members={members} canReply={onReply !== null}
          onReply={(to) => onReply?.({ photo: null, ...to })}
          onDelete={() => remove(comment.id)}
          onChange={({ text: message, mentions }) => void run(
            UpdateGoalCommentDocument, 'updateGoalComment', { companyId, id: comment.id, message, mentions: [...mentions] },
            { doing: 'saving the comment' },
          )}
        />
      ))}
      {onMore && hasMore && endCursor
        ? <li><Button size="sm" variant="ghost" onClick={() => onMore(endCursor)}>Show older comments</Button></li>
        : null}
    </>
  );
}
