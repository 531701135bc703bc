import { keepSubscription } from '@heartwood/client-kit/graphql';
import { LOAD_TIMEOUT } from '@heartwood/client-kit/states';
import type { Shell } from '@heartwood/contract';
import { createRequest, type Client } from '@urql/core';
import { pipe, subscribe } from 'wonka';
import {
  ChannelRequestsDocument, ConversationsDocument, InboxEventsDocument, JoinedChannelsDocument, OneEntryDocument, UnreadCountsDocument,
  type DraftFragment, type EntryFragment, type MessageFragment,
} from '../generated/graphql';
import { listsCameLive, listsFellBack, listsLeft } from './lists-state';

export interface InboxListener {
  /** A message of somebody else, new in one of the viewer's conversations; its row is null when it could not be had. */
  onMessage(message: MessageFragment, entry: EntryFragment | null): void;
  /** Nothing of this conversation is unread any more, wherever it was read. */
  onRead(channelId: string): void;
  /** Somebody let the viewer take part in a channel. */
  onAdded(entry: EntryFragment): void;
  /** Live from now on: what was missed until now has to be asked for. */
  onLive?(): void;
  /** A device of the viewer has kept words that are not sent yet. */
  onDraft?(draft: DraftFragment): void;
}

/** What is loaded once and kept by the stream; the counts are asked for only where a list has more rows than are loaded. */
const LISTS = [ConversationsDocument, JoinedChannelsDocument, ChannelRequestsDocument, UnreadCountsDocument];

/**
 * The one stream of everything the viewer takes part in. The cache takes its events; here it is opened, kept, and the lists
 * are loaded again whenever something may have been missed.
 */
export function followInbox(
  client: Client, shell: Shell, selfId: string, { onMessage, onRead, onAdded, onLive, onDraft }: InboxListener,
): () => void {
  let isLive = false;
  const lists = new Map(LISTS.map((query) => [createRequest(query, {}).key, query]));
  const asked = new Set<number>();
  const noted = pipe(client.operations$, subscribe(({ kind, key }) => void (kind === 'query' && lists.has(key) && asked.add(key))));
  const reload = () => {
    for (const [key, query] of lists) if (asked.has(key)) void client.query(query, {}, { requestPolicy: 'network-only' }).toPromise();
  };

  const hear = async (message: MessageFragment) => {
    if (message.author?.id === selfId && !message.line) onRead(message.channelId);
    // Further down than the lists were loaded: its row comes with this.
    const { data } = await client.query(OneEntryDocument, { channelId: message.channelId }).toPromise();
    // What a channel tells of itself waits in its row.
    if (message.author?.id !== selfId && !message.line) onMessage(message, data?.inboxEntry ?? null);
  };

  const kept = keepSubscription(client, shell, {
    document: InboxEventsDocument,
    variables: () => ({}),
    onData: ({ inboxStream: event }) => {
      if (event.type === 'HELLO') {
        // Nobody waits for the stream, which begins when the page stands: what somebody has asked for before may have missed something.
        reload();
        isLive = true;
        listsCameLive();
        onLive?.();
      }
      if (event.draft) onDraft?.(event.draft);
      if (event.type === 'ENTRY' && event.entry?.unread === 0) onRead(event.entry.id);
      if (event.type === 'ENTRY' && event.entry && event.wasAdded) onAdded(event.entry);
      if (event.type === 'GONE' && event.channelId) onRead(event.channelId);
      if (event.type === 'MESSAGE' && event.message) void hear(event.message);
    },
  });

  // The fetch refreshes the token if that is why the stream does not come; then it is tried again.
  const fallback = setTimeout(() => {
    if (isLive) return;
    reload();
    listsFellBack();
    kept.restart();
  }, LOAD_TIMEOUT);
  return () => {
    clearTimeout(fallback);
    noted.unsubscribe();
    kept.stop();
    listsLeft();
  };
}
