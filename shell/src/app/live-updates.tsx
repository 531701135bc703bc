import { useEffect } from 'react';
import { useQuery, useSubscription } from 'urql';
import { CompanyEventsDocument, MeDocument, UserEventsDocument } from '../generated/graphql';
import { events } from '../remotes/create-shell-for';
import { session } from '../session/browser-session';

/** Keeps what the layout shows current: the person's invitations and companies, the company's level and team. */
export function LiveUpdates({ companyId }: { companyId: string }) {
  useSubscription({ query: UserEventsDocument });
  const [{ data }] = useSubscription({ query: CompanyEventsDocument, variables: { companyId } });
  const [, reloadMe] = useQuery({ query: MeDocument, pause: true });

  const type = data?.companyEvents.type;
  const seq = data?.companyEvents.seq;
  useEffect(() => {
    if (type === 'TEAM_CHANGED') events.emit('team/changed', { companyId });
    if (type === 'COMPANY_REMOVED') reloadMe({ requestPolicy: 'network-only' });
  }, [type, seq, companyId, reloadMe]);

  useEffect(
    () =>
      session.onResumed(() => {
        // User events are not kept while nobody listens.
        reloadMe({ requestPolicy: 'network-only' });
        events.emit('socket/resumed', {});
      }),
    [reloadMe],
  );
  return null;
}
