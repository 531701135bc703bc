import { NotLoaded, ShowMore, useFailure, useMore } from '@heartwood/client-kit/states';
import { Card, EmptyState, Skeleton } from '@heartwood/shared-ui';
import { useRef } from 'react';
import { useQuery } from 'urql';
import { EventLines } from '../../event/event-lines';
import { EventsDocument, MoreEventsDocument } from '../../generated/graphql';

/** What a company hosts from now on. */
export function CompanyEvents({ companyId, name }: { companyId: string; name: string }) {
  const variables = { filter: 'HOSTED' as const, type: null, companyId };
  const [asked, ask] = useQuery({ query: EventsDocument, variables, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const page = asked.data?.events;
  const more = useMore(page, MoreEventsDocument, (after) => ({ ...variables, after }));
  const list = useRef<HTMLUListElement>(null);
  if (isFailed) return <NotLoaded what="Events" onRetry={retry} />;
  if (!page) return <Skeleton height={160} />;
  // Beside the company's stand the viewer's own, which are nobody else's.
  const hosted = page.nodes.filter(({ host }) => host?.id === companyId);
  if (hosted.length === 0 && !more) return <Card><EmptyState title={`${name} hosts nothing for now`} text="Follow it to hear of what comes." /></Card>;
  return <>{hosted.length > 0 ? <EventLines events={hosted} list={list} /> : null}<ShowMore more={more} rows={list} /></>;
}
