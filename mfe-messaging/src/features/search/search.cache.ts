import { behind } from '@heartwood/client-kit/cache';
import type { UpdateResolver } from '@urql/exchange-graphcache';
import {
  MessagesWithFilesDocument, PinnedMessagesDocument, SearchMessagesDocument,
  type MessagesWithFilesQuery, type MessagesWithFilesQueryVariables, type PinnedMessagesQuery,
  type PinnedMessagesQueryVariables, type SearchMessagesQuery, type SearchMessagesQueryVariables,
} from '../../generated/graphql';

/** What a search has found is one list, however often it was asked for more; so is what is pinned, and what has files. */
export const searchUpdates: Record<string, UpdateResolver> = {
  searchMessages(result, { after, first: _first, ...asked }, cache) {
    if (typeof after !== 'string') return;
    const more = (result as unknown as SearchMessagesQuery).searchMessages;
    cache.updateQuery({ query: SearchMessagesDocument, variables: asked as SearchMessagesQueryVariables }, (data) => (
      data && { ...data, searchMessages: behind(data.searchMessages, more, after, ({ message }) => message.id) }
    ));
  },
  pinnedMessages(result, { after, first: _first, ...asked }, cache) {
    const more = (result as unknown as PinnedMessagesQuery).pinnedMessages;
    if (typeof after !== 'string' || !more) return;
    cache.updateQuery({ query: PinnedMessagesDocument, variables: asked as PinnedMessagesQueryVariables }, (data) => (
      data?.pinnedMessages ? { ...data, pinnedMessages: behind(data.pinnedMessages, more, after, ({ id }) => id) } : data
    ));
  },
  messagesWithFiles(result, { after, first: _first, ...asked }, cache) {
    const more = (result as unknown as MessagesWithFilesQuery).messagesWithFiles;
    if (typeof after !== 'string' || !more) return;
    cache.updateQuery({ query: MessagesWithFilesDocument, variables: asked as MessagesWithFilesQueryVariables }, (data) => (
      data?.messagesWithFiles ? { ...data, messagesWithFiles: behind(data.messagesWithFiles, more, after, ({ id }) => id) } : data
    ));
  },
};
