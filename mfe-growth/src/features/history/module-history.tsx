import { Avatar, Button, Skeleton, Text, useDelayed } from '@heartwood/shared-ui';
import { relativeDay } from '@heartwood/shared-ui/dates';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { ModuleHistoryDocument, type ModuleKey } from '../../generated/graphql';
import { fullName } from '../../module/person';

const List = styled.ol`display: flex; flex-direction: column; gap: 12px; margin: 0; padding: 14px 0; list-style: none;`;
const Item = styled.li`display: flex; align-items: flex-start; gap: 8px; font-size: 12px; line-height: 17px; & > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }`;

export interface ModuleHistoryProps {
  module: { companyId: string; key: ModuleKey };
}

/** Who changed what in a module, newest first. */
export function ModuleHistory({ module }: ModuleHistoryProps) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <List aria-label="History">
      {cursors.map((after, index) => (
        <HistoryPage key={after ?? 'newest'} module={module} after={after} onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null} />
      ))}
    </List>
  );
}

function HistoryPage({ module: { companyId, key }, after, onMore }: ModuleHistoryProps & { after: string | null; onMore: ((cursor: string) => void) | null }) {
  const isSlow = useDelayed();
  const [{ data, error }, refetch] = useQuery({ query: ModuleHistoryDocument, variables: { companyId, key, after }, requestPolicy: 'cache-and-network' });
  if (!data && error) return <li><Text size="small" tone="3">The history could not be loaded. </Text><Button size="sm" onClick={() => refetch({ requestPolicy: 'network-only' })}>Try again</Button></li>;
  if (!data) return <li aria-busy="true">{isSlow ? <Skeleton width="80%" /> : null}</li>;
  const { nodes, hasMore, endCursor } = data.history;
  if (nodes.length === 0 && after === null) return <li><Text size="small" tone="3">Nothing has happened here yet.</Text></li>;
  return (
    <>
      {nodes.map(({ id, actor, text, createdAt }) => {
        const name = (actor && fullName(actor)) || 'No name';
        return (
          <Item key={id}>
            <Avatar id={actor?.id ?? ''} name={name} photo={actor?.profilePhoto} size={20} alt="" />
            <span><b style={{ fontWeight: 'var(--fw-semi)' }}>{name}</b> {text} <Text tone="3"><time dateTime={createdAt}>{relativeDay(createdAt)}</time></Text></span>
          </Item>
        );
      })}
      {onMore && hasMore && endCursor ? <li><Button size="sm" variant="ghost" onClick={() => onMore(endCursor)}>Show older</Button></li> : null}
    </>
  );
}
