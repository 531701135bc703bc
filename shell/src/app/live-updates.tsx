import { useEffect } from 'react';
import { useQuery, useSubscription } from 'urql';
import { CompanyEventsDocument, MeDocument, UserEventsDocument } from '../generated/graphql';
import { events } from '../remotes/create-shell-for';
import { session } from '../session/browser-session';
import { useStandingNews } from './use-standing-news';

/**
 * Keeps what the layout shows current: the person's invitations and companies, the company's level and team. Both streams
 * begin, and begin anew after an outage, with HELLO and all of that: nothing falls between the first answer and the stream.
 */
export function LiveUpdates({ companyId }: { companyId: string }) {
  useSubscription({ query: UserEventsDocument });
  const [{ data }] = useSubscription({ query: CompanyEventsDocument, variables: { companyId } });
  useStandingNews(data?.companyEvents);
  const [, reloadMe] = useQuery({ query: MeDocument, pause: true });

  const type = data?.companyEvents.type;
  const seq = data?.companyEvents.seq;
  useEffect(() => {
    if (type === 'TEAM_CHANGED') events.emit('team/changed', { companyId });
    if (type === 'COMPANY_REMOVED') reloadMe({ requestPolicy: 'network-only' });
  }, [type, seq, companyId, reloadMe]);

  useEffect(() => session.onResumed(() => events.emit('socket/resumed', {})), []);
  return null;
}
