import { useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';
import { useQuery } from 'urql';
import { useDesk } from '../chat/desk';
import { useFailure, type Failure } from '../chat/use-failure';
import { ConversationsDocument, JoinedChannelsDocument, MoreChannelsDocument, MoreConversationsDocument, type EntryFragment } from '../generated/graphql';
import { $listsState } from './lists-state';
import { byLastChat } from './sorted';

export interface List extends Failure {
  /** Null until there is an answer. */
  entries: EntryFragment[] | null;
  /** Older ones that are not loaded yet; null when there are none. */
  loadMore: (() => void) | null;
}

export function useConversations(): List {
  const { client } = useDesk();
  const state = useUnit($listsState);
  const [asked, ask] = useQuery({ query: ConversationsDocument, pause: state === 'waiting' });
  const page = asked.data?.conversations;
  const loadMore = useCallback(() => void client.query(MoreConversationsDocument, { offset: page?.nodes.length ?? 0 }).toPromise(), [client, page]);
  return useList(page, useFailure(asked, ask, state !== 'waiting'), loadMore);
}

export function useJoinedChannels(): List {
  const { client } = useDesk();
  const state = useUnit($listsState);
  const [asked, ask] = useQuery({ query: JoinedChannelsDocument, pause: state === 'waiting' });
  const page = asked.data?.joinedChannels;
  const loadMore = useCallback(() => void client.query(MoreChannelsDocument, { offset: page?.nodes.length ?? 0 }).toPromise(), [client, page]);
  return useList(page, useFailure(asked, ask, state !== 'waiting'), loadMore);
}

interface Page { nodes: EntryFragment[]; hasMore: boolean }

function useList(page: Page | undefined, failure: Failure, loadMore: () => void): List {
  const nodes = page?.nodes;
  const entries = useMemo(() => (nodes ? byLastChat(nodes) : null), [nodes]);
  return { entries, ...failure, loadMore: page?.hasMore ? loadMore : null };
}
