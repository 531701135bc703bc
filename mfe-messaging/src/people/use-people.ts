import { useSettled } from '@heartwood/client-kit/keys';
import { useFailure, useMore, type LoadFailure, type MoreRows } from '@heartwood/client-kit/states';
import { useQuery } from 'urql';
import { ChatPeopleDocument, type KnownPersonFragment } from '../generated/graphql';

export interface People extends LoadFailure {
  /** Null while they load. */
  nodes: readonly KnownPersonFragment[] | null;
  more: MoreRows | null;
}

/** People for a new chat or a channel, searched by the server once the typing pauses; null asks for nobody. */
export function usePeople(search: string | null, forChannelId: string | null = null): People {
  const variables = { search: useSettled(search ?? '').trim(), forChannelId };
  const [found, ask] = useQuery({ query: ChatPeopleDocument, variables, requestPolicy: 'cache-and-network', pause: search === null });
  const page = found.data?.chatPeople;
  const more = useMore(page, ChatPeopleDocument, (after) => ({ ...variables, after }));
  return { nodes: page?.nodes ?? null, more, ...useFailure(found, ask) };
}
