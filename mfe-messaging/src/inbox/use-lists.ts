import { useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';
import { useQuery } from 'urql';
import { useDesk } from '../chat/desk';
import { usePatience } from '../chat/use-patience';
import { ConversationsDocument, JoinedChannelsDocument, MoreChannelsDocument, MoreConversationsDocument, type EntryFragment } from '../generated/graphql';
import { $listsState } from './lists-state';
import { byLastChat } from './sorted';

export interface List {
  /** Null until there is an answer. */
  entries: EntryFragment[] | null;
  isFailed: boolean;
  retry(): void;
  /** Older ones that are not loaded yet; null when there are none. */
  loadMore: (() => void) | null;
}

export function useConversations(): List {
  const { client } = useDesk();
  const state = useUnit($listsState);
  const [{ data, error, fetching }, again] = useQuery({ query: ConversationsDocument, pause: state === 'waiting' });
  const page = data?.conversations;
  const loadMore = useCallback(() => void client.query(MoreConversationsDocument, { offset: page?.nodes.length ?? 0 }).toPromise(), [client, page]);
  return useList(page, state !== 'waiting', Boolean(error) && !fetching, () => again({ requestPolicy: 'network-only' }), loadMore);
}

export function useJoinedChannels(): List {
  const { client } = useDesk();
  const state = useUnit($listsState);
  const [{ data, error, fetching }, again] = useQuery({ query: JoinedChannelsDocument, pause: state === 'waiting' });
  const page = data?.joinedChannels;
  const loadMore = useCallback(() => void client.query(MoreChannelsDocument, { offset: page?.nodes.length ?? 0 }).toPromise(), [client, page]);
  return useList(page, state !== 'waiting', Boolean(error) && !fetching, () => again({ requestPolicy: 'network-only' }), loadMore);
}

interface Page { nodes: EntryFragment[]; hasMore: boolean }

function useList(page: Page | undefined, isAsked: boolean, hasError: boolean, again: () => void, loadMore: () => void): List {
  const { isOver, restart } = usePatience(isAsked && page === undefined && !hasError, again);
  const nodes = page?.nodes;
  const entries = useMemo(() => (nodes ? byLastChat(nodes) : null), [nodes]);
  return { entries, isFailed: (hasError || isOver) && !nodes, retry: isOver ? restart : again, loadMore: page?.hasMore ? loadMore : null };
}
