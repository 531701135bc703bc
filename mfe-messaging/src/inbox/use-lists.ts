import { useFailure, useMore, type LoadFailure, type MoreRows } from '@heartwood/client-kit/states';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import {
  ConversationsDocument, JoinedChannelsDocument, MoreChannelsDocument, MoreConversationsDocument, UnreadCountsDocument,
  type EntryFragment, type EntryPageFragment,
} from '../generated/graphql';
import { byLastChat, countedIn } from './sorted';

export interface List extends LoadFailure {
  /** Null until there is an answer. */
  entries: EntryFragment[] | null;
  /** Unread messages, also those of rows that are not loaded. */
  unread: number;
  /** Older ones that are not loaded yet; null when there are none. */
  more: MoreRows | null;
}

export function useConversations(): List {
  const [asked, ask] = useQuery({ query: ConversationsDocument });
  const page = asked.data?.conversations;
  const more = useMore(page, MoreConversationsDocument, (after) => ({ after }));
  return { ...useRows('personal', page), more, ...useFailure(asked, ask) };
}

export function useJoinedChannels(): List {
  const [asked, ask] = useQuery({ query: JoinedChannelsDocument });
  const page = asked.data?.joinedChannels;
  const more = useMore(page, MoreChannelsDocument, (after) => ({ after }));
  return { ...useRows('channel', page), more, ...useFailure(asked, ask) };
}

function useRows(kind: 'personal' | 'channel', page: EntryPageFragment | undefined): Pick<List, 'entries' | 'unread'> {
  const nodes = page?.nodes;
  const entries = useMemo(() => (nodes ? byLastChat(nodes) : null), [nodes]);
  return { entries, unread: countedIn(entries ?? []).messages + useUnreadBeyond(kind, page) };
}

/**
 * Unread messages of the rows that are not loaded: whatever happens to one of them brings it into the list, so until then its
 * number holds.
 */
function useUnreadBeyond(kind: 'personal' | 'channel', page: EntryPageFragment | undefined): number {
  const hasMore = page?.hasMore === true;
  const [{ data }] = useQuery({ query: UnreadCountsDocument, pause: !hasMore });
  return useMemo(() => {
    if (!hasMore || !data) return 0;
    const loaded = new Set(page.nodes.map(({ id }) => id));
    const isBeyond = (row: (typeof data.unreadCounts.perChannel)[number]) => (
      row.kind === kind && !row.isMuted && !loaded.has(row.channelId)
    );
    return data.unreadCounts.perChannel.filter(isBeyond).reduce((sum, { noOfUnread }) => sum + noOfUnread, 0);
  }, [kind, hasMore, data, page]);
}
