import { NotLoaded, ShowMore, useFailure, useMore } from '@heartwood/client-kit/states';
import { Card, EmptyState, Skeleton } from '@heartwood/shared-ui';
import { useRef } from 'react';
import { useQuery } from 'urql';
import { EventLines, isOver } from '../../event/event-lines';
import { HostedEventsDocument, MoreHostedEventsDocument } from '../../generated/graphql';

/** What a company hosts, the next first, and what it has hosted. */
export function CompanyEvents({ companyId, name }: { companyId: string; name: string }) {
  const [asked, ask] = useQuery({ query: HostedEventsDocument, variables: { companyId }, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const page = asked.data?.hostedEvents;
  const more = useMore(page, MoreHostedEventsDocument, (after) => ({ companyId, after }));
  const list = useRef<HTMLUListElement>(null);
  if (isFailed) return <NotLoaded what="Events" onRetry={retry} />;
  if (!page) return <Skeleton height={160} />;
  if (page.nodes.length === 0)
    return <Card><EmptyState title={`${name} hosts nothing for now`} text="Follow it to hear of what comes." /></Card>;
  const coming = page.nodes.filter((event) => !isOver(event)).reverse();
  return <><EventLines events={[...coming, ...page.nodes.filter(isOver)]} list={list} /><ShowMore more={more} rows={list} /></>;
}
