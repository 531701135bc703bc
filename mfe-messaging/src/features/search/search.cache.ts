import { behind } from '@heartwood/client-kit/cache';
import type { UpdateResolver } from '@urql/exchange-graphcache';
import { SearchMessagesDocument, type SearchMessagesQuery, type SearchMessagesQueryVariables } from '../../generated/graphql';

/** What a search has found is one list, however often it was asked for more. */
export const searchUpdates: Record<string, UpdateResolver> = {
  searchMessages(result, { after, first: _first, ...asked }, cache) {
    if (typeof after !== 'string') return;
    const more = (result as unknown as SearchMessagesQuery).searchMessages;
    cache.updateQuery({ query: SearchMessagesDocument, variables: asked as SearchMessagesQueryVariables }, (data) => (
      data && { ...data, searchMessages: behind(data.searchMessages, more, after, ({ message }) => message.id) }
    ));
  },
};
