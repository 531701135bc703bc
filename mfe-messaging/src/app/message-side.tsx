import {
  ArrowDownWideNarrowIcon, Button, CompassIcon, EmptyState, inPlace, latePart, mobile, PlusIcon, SearchField, useIsMobile,
} from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { channelPath, CREATE_CHANNEL, personPath } from '../chat/addresses';
import { useDesk } from '../chat/desk';
import { IconPress } from '../chat/icon-press';
import { conversationName } from '../chat/names';
import { enterResults } from '../features/search/enter-results';
import { findsByItself, NO_FILTER } from '../features/search/search-filter';
import { readTyped } from '../features/search/typed-search';
import type { EntryFragment } from '../generated/graphql';
import { InboxList } from '../inbox/inbox-list';
import { JoinedChannels } from '../inbox/joined-channels';
import { $listsState } from '../inbox/lists-state';
import { MuteButton } from '../inbox/mute-button';
import { PresenceWatch } from '../inbox/presence-watch';
import { unreadFirst } from '../inbox/sorted';
import { $isUnreadFirst, setUnreadFirst } from '../inbox/unread-first';
import { useConversations, useJoinedChannels, type List } from '../inbox/use-lists';

const SearchResults = latePart(
  () => import('../features/search/search-results').then((part) => part.SearchResults), { failed: inPlace('Search') },
);
const BrowseChannelsModal = latePart(() => import('../features/browse/browse-channels.modal').then((part) => part.BrowseChannelsModal));

const Side = styled.nav<{ $covered: boolean }>`
  flex: none; width: 304px; min-height: 0; padding-bottom: 14px; border-right: 1px solid var(--border); overflow: auto;
  /* What is written has at least 520 px. */
  @container desk (max-width: 825.98px) { width: 240px; }
  ${mobile} { width: auto; min-width: 0; flex: 1; border: 0; overflow: visible; ${({ $covered }) => $covered && 'display: none;'} }
`;
const Search = styled.div`
  position: sticky; z-index: 1; top: 0; padding: 14px 14px 10px; background: var(--surface);
  ${mobile} { top: var(--h-topbar); }
`;
const Section = styled.div`padding: 0 8px;`;
const Heading = styled.div`
  display: flex; align-items: center; justify-content: space-between; min-height: 28px; padding: 0 4px 4px 10px; font-size: 12px;
  color: var(--text-3);
  & > h2 { font: inherit; font-weight: var(--fw-semi); }
`;
const Gap = styled.div`height: 14px;`;

export interface MessageSideProps {
  currentId: string | null;
  isCovered: boolean;
  isRoot: boolean;
  onNewChat(): void;
}

/** Search, joined channels and conversations. */
export function MessageSide({ currentId, isCovered, isRoot, onNewChat }: MessageSideProps) {
  const { shell, self } = useDesk();
  const isMobile = useIsMobile();
  const isUnreadFirst = useUnit($isUnreadFirst);
  const conversations = inOrder(useConversations(), isUnreadFirst);
  const channels = inOrder(useJoinedChannels(), isUnreadFirst);
  const state = useUnit($listsState);
  const [search, setSearch] = useState('');
  const [searchFilter, setSearchFilter] = useState(NO_FILTER);
  const [isBrowsing, setBrowsing] = useState(false);
  const word = readTyped(search).words.toLowerCase();
  // From whom, when or with a file is said of messages: what was found stands in sight, not below all that has a name.
  const isOfMessages = word === '' && (search.trim() !== '' || findsByItself(searchFilter));
  const filter = (entry: EntryFragment) => !isOfMessages && conversationName(entry.channel, entry.person).toLowerCase().includes(word);
  const open = (entry: EntryFragment) => shell.nav.navigate(entry.person ? personPath(entry.person) : channelPath(entry.channel));

  // Fallback of specification, section 4: the lists came without the stream, and the first channel is chosen.
  const first = channels.entries?.[0];
  const fellBack = state === 'fetched' && isRoot && first !== undefined;
  useEffect(() => {
    if (fellBack && !isMobile) shell.nav.navigate(channelPath(first.channel), { replace: true });
  }, [fellBack, first, shell, isMobile]);
  // On a phone a conversation lies over the lists.
  const isBehind = isCovered || (isMobile && currentId !== null);
  useNeighbours([...(channels.entries ?? []), ...(conversations.entries ?? [])], currentId, open);

  return (
    <Side data-search aria-label="Conversations" $covered={isCovered}>
      <PresenceWatch userIds={(conversations.entries ?? []).flatMap(({ person }) => (person ? [person.id] : []))} />
      <Search>
        <SearchField
          aria-label="Search people here" placeholder="Search people here" value={search} onKeyDown={enterResults}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Search>
      <Section>
        <Heading>
          <h2>Channels</h2>
          <span>
            <IconPress small icon={CompassIcon} label="Browse channels" onClick={() => setBrowsing(true)} />
            <IconPress small icon={PlusIcon} label="Create channel" onClick={() => shell.nav.navigate(CREATE_CHANNEL)} />
          </span>
        </Heading>
        <JoinedChannels
          hasBelow isCovered={isBehind} list={channels} selfId={self.id} currentId={currentId} onOpen={open} filter={filter}
        />
        <Gap />
        <Heading>
          <h2>Messages</h2>
          <span>
            {isMobile ? <MuteButton /> : null}
            <IconPress
              small icon={ArrowDownWideNarrowIcon} label="Unread first" on={isUnreadFirst}
              onClick={() => setUnreadFirst(shell.drafts, !isUnreadFirst)}
            />
          </span>
        </Heading>
        <InboxList
          isCovered={isBehind} list={conversations} label="Messages" selfId={self.id} currentId={currentId} onOpen={open} filter={filter}
          empty={(
            <EmptyState
              title="No Conversations Yet" text="Write to somebody of your team or of your network."
              action={<Button onClick={onNewChat}>New Chat</Button>}
            />
          )}
        />
        {isBrowsing ? <BrowseChannelsModal onClose={() => setBrowsing(false)} /> : null}
        {search.trim() === '' && !findsByItself(searchFilter) ? null : (
          <SearchResults search={search} channelId={null} filter={searchFilter} onFilter={setSearchFilter} />
        )}
      </Section>
    </Side>
  );
}

function inOrder(list: List, isUnreadFirst: boolean): List {
  return isUnreadFirst && list.entries ? { ...list, entries: unreadFirst(list.entries) } : list;
}

/** Alt and an arrow go to the next conversation or the one before. */
function useNeighbours(entries: readonly EntryFragment[], currentId: string | null, open: (entry: EntryFragment) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || entries.length === 0) return;
      event.preventDefault();
      const at = entries.findIndex(({ id }) => id === currentId);
      const next = entries[(at + (event.key === 'ArrowDown' ? 1 : -1) + entries.length) % entries.length];
      if (next) open(next);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
