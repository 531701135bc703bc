import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { SEARCH_PAUSE } from '../chat/limits';
import { ChatPeopleDocument, type KnownPersonFragment } from '../generated/graphql';

/** People for a new chat or a channel, searched by the server once the typing pauses. Null while they load. */
export function usePeople(search: string, forChannelId: string | null = null): KnownPersonFragment[] | null {
  const [asked, setAsked] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [search]);
  const [{ data }] = useQuery({ query: ChatPeopleDocument, variables: { search: asked.trim(), forChannelId }, requestPolicy: 'cache-and-network' });
  return data?.chatPeople.nodes ?? null;
}
