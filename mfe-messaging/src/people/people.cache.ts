import { behind } from '@heartwood/client-kit/cache';
import type { UpdateResolver } from '@urql/exchange-graphcache';
import { ChatPeopleDocument, type ChatPeopleQuery, type ChatPeopleQueryVariables } from '../generated/graphql';

/** The next page goes behind what is there: the people of a search are one list, however often more of them were asked for. */
export const peopleUpdates: Record<string, UpdateResolver> = {
  chatPeople(result, { search, forChannelId, after }, cache) {
    if (!after) return;
    const more = (result as unknown as ChatPeopleQuery).chatPeople;
    const variables = { search, forChannelId } as ChatPeopleQueryVariables;
    cache.updateQuery({ query: ChatPeopleDocument, variables }, (data) => (
      data && { ...data, chatPeople: behind(data.chatPeople, more, after, ({ person }) => person.id) }
    ));
  },
};
