import { useFailure } from '@heartwood/client-kit/states';
import { useCallback, useEffect, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { NotificationsDocument, OlderNotificationsDocument, type NotificationRowFragment } from '../../generated/graphql';
import { showList } from '../../notification/stream-events';

export interface NotificationsState {
  /** Null until there is an answer. */
  rows: readonly NotificationRowFragment[] | null;
  isFailed: boolean;
  retry(): void;
  older: OlderRows | null;
}

export interface OlderRows {
  state: 'rest' | 'loading' | 'failed';
  show(): void;
}

/** What the person is told, newest first, as far as it was asked for. */
export function useNotifications(): NotificationsState {
  const client = useClient();
  const [asked, ask] = useQuery({ query: NotificationsDocument, requestPolicy: 'cache-and-network' });
  const failure = useFailure(asked, ask);
  const [state, setState] = useState<OlderRows['state']>('rest');
  useEffect(() => showList(), []);
  const list = asked.data?.notifications;
  const after = list?.hasMore ? list.endCursor ?? null : null;
  const show = useCallback(async () => {
    if (after === null) return;
    setState('loading');
    const { error } = await client.query(OlderNotificationsDocument, { after }, { requestPolicy: 'network-only' }).toPromise();
    setState(error ? 'failed' : 'rest');
  }, [client, after]);
  return { rows: list?.nodes ?? null, ...failure, older: after === null ? null : { state, show: () => void show() } };
}
