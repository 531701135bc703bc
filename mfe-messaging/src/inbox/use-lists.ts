import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { ConversationsDocument, JoinedChannelsDocument, type EntryFragment } from '../generated/graphql';
import { $listsState } from './lists-state';
import { byLastChat } from './sorted';

export interface List {
  /** Null until there is an answer. */
  entries: EntryFragment[] | null;
  isFailed: boolean;
  retry(): void;
}

export function useConversations(): List {
  const state = useUnit($listsState);
  const [{ data, error, fetching }, again] = useQuery({ query: ConversationsDocument, pause: state === 'waiting' });
  const nodes = data?.conversations.nodes;
  const entries = useMemo(() => (nodes ? byLastChat(nodes) : null), [nodes]);
  return { entries, isFailed: Boolean(error) && !fetching && !nodes, retry: () => again({ requestPolicy: 'network-only' }) };
}

export function useJoinedChannels(): List {
  const state = useUnit($listsState);
  const [{ data, error, fetching }, again] = useQuery({ query: JoinedChannelsDocument, pause: state === 'waiting' });
  const nodes = data?.joinedChannels.nodes;
  const entries = useMemo(() => (nodes ? byLastChat(nodes) : null), [nodes]);
  return { entries, isFailed: Boolean(error) && !fetching && !nodes, retry: () => again({ requestPolicy: 'network-only' }) };
}
