import { useQuery } from 'urql';
import { useSettled } from '../chat/use-settled';
import { ChatPeopleDocument, type KnownPersonFragment } from '../generated/graphql';

/** People for a new chat or a channel, searched by the server once the typing pauses. Null while they load. */
export function usePeople(search: string, forChannelId: string | null = null): KnownPersonFragment[] | null {
  const asked = useSettled(search).trim();
  const [{ data }] = useQuery({ query: ChatPeopleDocument, variables: { search: asked, forChannelId }, requestPolicy: 'cache-and-network' });
  return data?.chatPeople.nodes ?? null;
}
