import { NotLoaded, ShowMore, useFailure, useMore } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import { EmptyState, Spinner } from '@heartwood/shared-ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { PinnedMessagesDocument, type MessageFragment } from '../../generated/graphql';
import { MessageHit, Rows } from './hit';

const Pad = styled.div`padding: 10px;`;

/** What a conversation keeps at hand, pinned last first; a press leads to its place. */
export function PinnedMessages({ channelId, onOpen }: { channelId: string; onOpen(message: MessageFragment): void }) {
  const [found, ask] = useQuery({ query: PinnedMessagesDocument, variables: { channelId }, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(found, ask);
  const page = found.data?.pinnedMessages;
  const more = useMore(page, PinnedMessagesDocument, (after) => ({ channelId, after }));
  const rows = useRef<HTMLUListElement>(null);
  // Each message is as it is now: one that was let go meanwhile is gone from here at once.
  const pinned = page?.nodes.filter(({ pinnedAt }) => pinnedAt !== null) ?? [];
  if (isFailed) return <NotLoaded what="Pinned messages" onRetry={retry} />;
  if (!found.data) return <Pad><Spinner label="Loading pinned messages" /></Pad>;
  if (pinned.length === 0 && !page?.hasMore) {
    return <EmptyState
      title="Nothing is pinned" text="Pin what everybody here looks for again and again: it is in the menu of each message."
    />;
  }
  return (
    <>
      <Rows ref={rows} aria-label="Pinned messages">
        {pinned.map((message) => (
          <MessageHit key={message.id} message={message} title={personName(message.author)} onOpen={() => onOpen(message)} />
        ))}
      </Rows>
      <ShowMore more={more} rows={rows} />
    </>
  );
}
