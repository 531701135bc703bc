import { useSettled } from '@heartwood/client-kit/keys';
import { useFailure, type LoadFailure } from '@heartwood/client-kit/states';
import { useQuery } from 'urql';
import { useDesk } from '../chat/desk';
import { ChatPeopleDocument, type KnownPersonFragment } from '../generated/graphql';

export interface People extends LoadFailure {
  /** Null while they load. */
  nodes: readonly KnownPersonFragment[] | null;
  /** The next ones by name go behind those that are there; null when there are none. */
  loadMore: (() => void) | null;
}

/** People for a new chat or a channel, searched by the server once the typing pauses. */
export function usePeople(search: string, forChannelId: string | null = null): People {
  const { client } = useDesk();
  const variables = { search: useSettled(search).trim(), forChannelId };
  const [found, ask] = useQuery({ query: ChatPeopleDocument, variables, requestPolicy: 'cache-and-network' });
  const page = found.data?.chatPeople;
  const after = page?.hasMore ? page.endCursor ?? null : null;
  return {
    nodes: page?.nodes ?? null,
    loadMore: after === null ? null : () => void client.query(ChatPeopleDocument, { ...variables, after }).toPromise(),
    ...useFailure(found, ask),
  };
}
