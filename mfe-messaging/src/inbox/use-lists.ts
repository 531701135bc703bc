import { useFailure, type LoadFailure } from '@heartwood/client-kit/states';
import { useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';
import { useQuery } from 'urql';
import { useDesk } from '../chat/desk';
import { ConversationsDocument, JoinedChannelsDocument, MoreChannelsDocument, MoreConversationsDocument, UnreadCountsDocument, type EntryFragment } from '../generated/graphql';
import { $listsState } from './lists-state';
import { byLastChat, countedIn } from './sorted';

export interface List extends LoadFailure {
  /** Null until there is an answer. */
  entries: EntryFragment[] | null;
  /** Unread messages, also those of rows that are not loaded. */
  unread: number;
  /** Older ones that are not loaded yet; null when there are none. */
  loadMore: (() => void) | null;
}

export function useConversations(): List {
  const { client } = useDesk();
  const state = useUnit($listsState);
  const [asked, ask] = useQuery({ query: ConversationsDocument, pause: state === 'waiting' });
  const page = asked.data?.conversations;
  const loadMore = useCallback(() => void client.query(MoreConversationsDocument, { offset: page?.nodes.length ?? 0 }).toPromise(), [client, page]);
  return useList('personal', page, useFailure(asked, ask, state !== 'waiting'), loadMore);
}

export function useJoinedChannels(): List {
  const { client } = useDesk();
  const state = useUnit($listsState);
  const [asked, ask] = useQuery({ query: JoinedChannelsDocument, pause: state === 'waiting' });
  const page = asked.data?.joinedChannels;
  const loadMore = useCallback(() => void client.query(MoreChannelsDocument, { offset: page?.nodes.length ?? 0 }).toPromise(), [client, page]);
  return useList('channel', page, useFailure(asked, ask, state !== 'waiting'), loadMore);
}

interface Page { nodes: EntryFragment[]; hasMore: boolean }

function useList(kind: 'personal' | 'channel', page: Page | undefined, failure: LoadFailure, loadMore: () => void): List {
  const nodes = page?.nodes;
  const entries = useMemo(() => (nodes ? byLastChat(nodes) : null), [nodes]);
  const unread = countedIn(entries ?? []).messages + useUnreadBeyond(kind, page);
  return { entries, unread, ...failure, loadMore: page?.hasMore ? loadMore : null };
}

/** Unread messages of the rows that are not loaded: whatever happens to one of them brings it into the list, so until then its number holds. */
function useUnreadBeyond(kind: 'personal' | 'channel', page: Page | undefined): number {
  const hasMore = page?.hasMore === true;
  const [{ data }] = useQuery({ query: UnreadCountsDocument, pause: !hasMore });
  return useMemo(() => {
    if (!hasMore || !data) return 0;
    const loaded = new Set(page.nodes.map(({ id }) => id));
    return data.unreadCounts.perChannel.reduce((sum, row) => (row.kind === kind && !row.isMuted && !loaded.has(row.channelId) ? sum + row.noOfUnread : sum), 0);
  }, [kind, hasMore, data, page]);
}
