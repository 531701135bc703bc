import { usePageHead } from '@heartwood/contract/kit';
import { inPlace, latePart, mobile, SearchField, Spinner, useIsMobile } from '@heartwood/shared-ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { MESSAGING, messagePath, threadPath } from '../chat/addresses';
import { enterResults } from '../features/search/enter-results';
import { NO_FILTER } from '../features/search/search-filter';
import { useDesk } from '../chat/desk';
import type { Target } from '../chat/target';
import { ThreadHead, ThreadTools } from '../thread/thread-head';
import { useConversation } from '../thread/use-conversation';
import { FoundPanel } from './found-panel';

// The virtual list and the text area with its mentions come with the first thread, not with the lists.
const Thread = latePart(() => import('../thread/thread').then((part) => part.Thread), { failed: inPlace('The conversation') });
const ChannelDetails = latePart(() => import('../details/channel-details').then((part) => part.ChannelDetails));
const PairDetails = latePart(() => import('../details/pair-details').then((part) => part.PairDetails));
const ThreadPane = latePart(() => import('../thread/thread-pane').then((part) => part.ThreadPane));
const PinnedMessages = latePart(
  () => import('../features/search/pinned-messages').then((part) => part.PinnedMessages), { failed: inPlace('Pinned messages') },
);
const SearchResults = latePart(
  () => import('../features/search/search-results').then((part) => part.SearchResults), { failed: inPlace('Search') },
);

const Chat = styled.section`
  display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0;
  ${mobile} { position: fixed; inset: 0; z-index: var(--z-drawer); background: var(--surface); }
`;
const Waiting = styled.div`flex: 1; display: grid; place-content: center; background: var(--surface-sunken);`;
const Place = styled.div`position: relative; display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0;`;

export interface ConversationPanelProps {
  target: Target;
  messageId: string | null;
  /** Of the thread that is open beside the chat. */
  threadId: string | null;
}

/** The chat area, and beside it a thread or the conversation's details. */
export function ConversationPanel({ target, messageId, threadId }: ConversationPanelProps) {
  const { shell } = useDesk();
  const conversation = useConversation(target);
  // On a phone the keyboard would cover what one came to read.
  const isMobile = useIsMobile();
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  const [search, setSearch] = useState<string | null>(null);
  const [filter, setFilter] = useState(NO_FILTER);
  const [showsPins, setShowsPins] = useState(false);
  usePageHead({ title: conversation.name || 'Messaging', crumbs: [{ label: 'Messaging' }], backTo: MESSAGING, isFullScreen: true });
  const leave = () => shell.nav.navigate(MESSAGING);
  const show = (id: string) => {
    // There it stands over the chat.
    if (isMobile) setDetailsOpen(false);
    shell.nav.navigate(messagePath(conversation, id));
  };
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const found = search === null ? (showsPins ? 'pins' : null) : 'search';
  const look = (next: typeof found) => {
    if (found === null) opener.current = document.activeElement;
    setSearch(next === 'search' ? '' : null);
    setShowsPins(next === 'pins');
    setFilter(NO_FILTER);
    if (isMobile) setDetailsOpen(false);
  };
  const closeFound = () => {
    look(null);
    // The button that opened it; a phone has that in the details, which are closed.
    const back = opener.current?.isConnected === true ? opener.current : place.current?.querySelector('[data-details]');
    if (back instanceof HTMLElement) back.focus();
  };
  const toggleSearch = () => (found === 'search' ? closeFound() : look('search'));
  const togglePins = () => (found === 'pins' ? closeFound() : look('pins'));
  const tools = isMobile ? <ThreadTools onPins={togglePins} onSearch={toggleSearch} /> : null;
  return (
    <>
      <Chat aria-label={`Chat with ${conversation.name}`}>
        <Place ref={place}>
          <ThreadHead
            conversation={conversation} areDetailsOpen={areDetailsOpen} onClose={leave}
            onDetails={() => setDetailsOpen(!areDetailsOpen)} onSearch={toggleSearch} onPins={togglePins}
          />
          {search === null || conversation.channelId === null ? null : (
            <FoundPanel
              title="Search in this conversation" onClose={closeFound} field={<SearchField
                autoFocus aria-label="Search in this conversation" placeholder="Search in this conversation" value={search}
                onChange={(event) => setSearch(event.target.value)} onKeyDown={enterResults}
              />}
            >
              <SearchResults
                search={search} channelId={conversation.channelId} filter={filter} onFilter={setFilter} onOpen={() => look(null)}
              />
            </FoundPanel>
          )}
          {found === 'pins' && conversation.channelId !== null ? (
            <FoundPanel title="Pinned messages" onClose={closeFound}>
              <PinnedMessages
                channelId={conversation.channelId}
                onOpen={({ id }) => {
                  look(null);
                  show(id);
                }}
              />
            </FoundPanel>
          ) : null}
          <Thread
            fallback={<Waiting><Spinner size="lg" label="Loading messages" /></Waiting>} target={target} conversation={conversation}
            autoFocus={!isMobile && threadId === null} messageId={messageId}
            onThread={(id) => shell.nav.navigate(threadPath(conversation, id))}
          />
        </Place>
      </Chat>
      {threadId !== null && conversation.state === 'ready' ? (
        <ThreadPane
          key={threadId} threadId={threadId} target={target} conversation={conversation}
          onClose={() => shell.nav.navigate(threadPath(conversation, null))}
        />
      ) : null}
      {threadId === null && areDetailsOpen && target.kind === 'channel' && conversation.state !== 'hidden' ? (
        <ChannelDetails channelId={target.channelId} tools={tools} onClose={() => setDetailsOpen(false)} onLeft={leave} onShow={show} />
      ) : null}
      {threadId === null && areDetailsOpen && target.kind === 'person' && conversation.channelId !== null ? (
        <PairDetails channelId={conversation.channelId} tools={tools} onClose={() => setDetailsOpen(false)} onShow={show} />
      ) : null}
    </>
  );
}
