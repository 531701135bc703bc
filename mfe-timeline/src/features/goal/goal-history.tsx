import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { NotLoaded } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Avatar, Button, Skeleton, Text } from '@heartwood/shared-ui';
import { relativeDay } from '@heartwood/shared-ui/dates';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { GoalHistoryDocument, RestoreGoalDocument } from '../../generated/graphql';
import type { Goal } from '../../timeline/timeline';
import { PageByPage } from './page-by-page';

const List = styled.ol`display: flex; flex-direction: column; gap: 14px; margin: 0; padding: 0; list-style: none;`;
const Line = styled.li`display: flex; align-items: flex-start; gap: 10px; font-size: 13px; line-height: 18px;`;
// Not every child: the picture keeps its size.
const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
  & > b { font-weight: var(--fw-semi); }
  & > span { font-size: 12px; line-height: 16px; color: var(--text-3); }
`;

/** Who did what with a goal, newest first; what was changed can be put back. */
export function GoalHistory({ goal: { id } }: { goal: Goal }) {
  return (
    <List aria-label="History">
      <PageByPage>{(after, onMore) => <HistoryPage key={after ?? ''} goalId={id} after={after} onMore={onMore} />}</PageByPage>
    </List>
  );
}

function HistoryPage({ goalId, after, onMore }: { goalId: string; after: string | null; onMore: ((cursor: string) => void) | null }) {
  const run = useCommand();
  const shell = useShell();
  const { companyId, user } = useCompany();
  const [{ data, error }, ask] = useQuery({
    query: GoalHistoryDocument, variables: { companyId, goalId, after }, requestPolicy: 'cache-and-network',
  });
  if (!data) {
    return <li>
      {error ? <NotLoaded what="The history" onRetry={() => ask({ requestPolicy: 'network-only' })} /> : <Skeleton width="80%" />}
    </li>;
  }
  const { nodes, hasMore, endCursor } = data.goalHistory;
  if (nodes.length === 0 && after === null) return <li><Text size="small" tone="3">Nothing has happened here yet.</Text></li>;
  const restore = async (entryId: string) => {
    const { ok } = await run(RestoreGoalDocument, 'restoreGoal', { companyId, goalId, entryId }, { doing: 'restoring the goal' });
    if (ok) shell.toast({ title: 'It stands again as it was before', status: 'success' });
  };
  return (
    <>
      {nodes.map(({ id, actor, text, createdAt, canRestore }) => {
        const name = personName(actor);
        const words = `${actor?.id === user.id ? 'You' : name} ${text}`;
        return (
          <Line key={id}>
            <Avatar id={actor?.id ?? ''} name={name} photo={actor?.profilePhoto} size={24} alt="" />
            <Words><b>{words}</b><span><time dateTime={createdAt}>{relativeDay(createdAt)}</time></span></Words>
            {canRestore
              ? <Button size="sm" aria-label={`Put back what was before: ${words}`} onClick={() => void restore(id)}>Put back</Button>
              : null}
          </Line>
        );
      })}
      {onMore && hasMore && endCursor
        ? <li><Button size="sm" variant="ghost" onClick={() => onMore(endCursor)}>Show older</Button></li>
        : null}
    </>
  );
}
