import { useFailure, type LoadFailure } from '@heartwood/client-kit/states';
import { useQuery } from 'urql';
import { useSettled } from '@heartwood/client-kit/keys';
import { ChatPeopleDocument, type KnownPersonFragment } from '../generated/graphql';

export interface People extends LoadFailure {
  /** Null while they load. */
  nodes: readonly KnownPersonFragment[] | null;
}

/** People for a new chat or a channel, searched by the server once the typing pauses. */
export function usePeople(search: string, forChannelId: string | null = null): People {
  const asked = useSettled(search).trim();
  const [found, ask] = useQuery({ query: ChatPeopleDocument, variables: { search: asked, forChannelId }, requestPolicy: 'cache-and-network' });
  return { nodes: found.data?.chatPeople.nodes ?? null, ...useFailure(found, ask) };
}
