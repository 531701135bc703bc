import { useCompany } from '@heartwood/client-kit/company';
import { personName } from '@heartwood/contract/domain';
import { Avatar, Badge, Button, Skeleton, Text, useDelayed } from '@heartwood/shared-ui';
import { relativeDay } from '@heartwood/shared-ui/dates';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { ModuleHistoryDocument, type ModuleKey } from '../../generated/graphql';

const List = styled.ol`display: flex; flex-direction: column; gap: 1px; margin: 0; padding: 10px 0; list-style: none;`;
const Line = styled.span`
  display: flex; align-items: flex-start; gap: 10px; width: 100%; padding: 9px 10px; font-size: 13px; line-height: 18px; text-align: left;
`;
const Opened = styled(Line)`
  border: 0;
  border-radius: var(--r-2);
  background: none;
  color: inherit;
  font-family: inherit;
  cursor: pointer;
  &:hover { background: var(--surface-hover); }
  &[aria-current='true'] { background: var(--surface-selected); }
`;
// Not every child: the picture keeps its size.
const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
  & > b { font-weight: var(--fw-semi); }
  & > small { font-size: 12px; line-height: 16px; color: var(--text-3); }
`;

export interface ModuleHistoryProps {
  module: { companyId: string; key: ModuleKey };
  /** The version that is shown beside it; null for the current text. */
  versionId: string | null;
  onOpen: (versionId: string | null) => void;
}

/** Who changed what in a module, newest first; what changed its words leads to the version. */
export function ModuleHistory(props: ModuleHistoryProps) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <>
      <List aria-label="History">
        {cursors.map((after, index) => (
          <HistoryPage
            key={after ?? 'newest'}
            {...props}
            after={after}
            onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null}
          />
        ))}
      </List>
      <Text as="p" size="small" tone="3">
        A version is kept each time someone pauses for 10 minutes, or someone else goes on. Versions stay for 12 months.
      </Text>
    </>
  );
}

function HistoryPage(
  {
    module: { companyId, key }, versionId, onOpen, after, onMore,
  }: ModuleHistoryProps & { after: string | null; onMore: ((cursor: string) => void) | null },
) {
  const isSlow = useDelayed();
  const { user } = useCompany();
  const [{ data, error }, refetch] = useQuery({
    query: ModuleHistoryDocument, variables: { companyId, key, after }, requestPolicy: 'cache-and-network',
  });
  if (!data && error) return <li>
    <Text size="small" tone="3">The history could not be loaded. </Text>
    <Button size="sm" onClick={() => refetch({ requestPolicy: 'network-only' })}>Try again</Button>
  </li>;
  if (!data) return <li aria-busy="true">{isSlow ? <Skeleton width="80%" /> : null}</li>;
  const { nodes, hasMore, endCursor, versions } = data.history;
  if (nodes.length === 0 && after === null) return <li><Text size="small" tone="3">Nothing has happened here yet.</Text></li>;
  const current = nodes.find((entry) => entry.versionId !== null && entry.versionId === versions.newest)?.id;
  return (
    <>
      {nodes.map(({ id, actor, text, createdAt, versionId: version }) => {
        const name = personName(actor);
        const content = (
          <>
            <Avatar id={actor?.id ?? ''} name={name} photo={actor?.profilePhoto} size={24} alt="" />
            <Words>
              <b><time dateTime={createdAt}>{relativeDay(createdAt)}</time></b>
              <small>{actor?.id === user.id ? 'You' : name} {text}</small>
            </Words>
            {id === current ? <Badge>Current</Badge> : null}
          </>
        );
        const isOpen = version !== null && version === versionId;
        return (
          <li key={id}>
            {version === null || version === undefined ? <Line>{content}</Line> : (
              <Opened as="button" aria-current={isOpen} onClick={() => (
                onOpen(isOpen || version === versions.newest ? null : version)
              )}>{content}</Opened>
            )}
          </li>
        );
      })}
      {onMore && hasMore && endCursor
        ? <li><Button size="sm" variant="ghost" onClick={() => onMore(endCursor)}>Show older</Button></li>
        : null}
    </>
  );
}
