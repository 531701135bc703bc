import { behind } from '@heartwood/client-kit/cache';
import type { UpdateResolver } from '@urql/exchange-graphcache';
import { SearchMessagesDocument, type SearchMessagesQuery, type SearchMessagesQueryVariables } from '../../generated/graphql';

/** What a search has found is one list, however often it was asked for more. */
export const searchUpdates: Record<string, UpdateResolver> = {
  searchMessages(result, { search, channelId, after }, cache) {
    if (!after) return;
    const more = (result as unknown as SearchMessagesQuery).searchMessages;
    const variables = { search, channelId } as SearchMessagesQueryVariables;
    cache.updateQuery({ query: SearchMessagesDocument, variables }, (data) => (
      data && { ...data, searchMessages: behind(data.searchMessages, more, after, ({ message }) => message.id) }
    ));
  },
};
