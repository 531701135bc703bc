import {
  Banner, Button, EmptyState, H3, latePart, Maximize2Icon, mobile, SearchField, SquarePenIcon, TabPanel, Tabs, useIsMobile, XIcon,
} from '@heartwood/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { MESSAGING } from '../../chat/addresses';
import { useDesk } from '../../chat/desk';
import { IconPress } from '../../chat/icon-press';
import { $drafts, keepDraft, NO_DRAFT } from '../../chat/kept-drafts';
import { conversationName } from '../../chat/names';
import { drawerShown } from '../../chat/quick-chats.model';
import { targetKey, targetOfEntry, type Target } from '../../chat/target';
import { useOpenChat } from '../../chat/use-open-chat';
import type { EntryFragment, FaceFragment } from '../../generated/graphql';
import { InboxList } from '../../inbox/inbox-list';
import { JoinedChannels } from '../../inbox/joined-channels';
import { PresenceWatch } from '../../inbox/presence-watch';
import { useConversations, useJoinedChannels } from '../../inbox/use-lists';
import { TeamList } from './team-list';

const NewChatModal = latePart(() => import('../../people/new-chat.modal').then((part) => part.NewChatModal));

const Frame = styled.section`
  position: fixed; right: 8px; top: calc(var(--h-topbar) + 9px); bottom: 8px; z-index: var(--z-drawer);
  display: flex; flex-direction: column; width: var(--w-chat-drawer);
  border: 1px solid var(--border); border-width: 0 1px 1px; border-radius: 0 0 14px 0;
  background: var(--surface); box-shadow: var(--shadow-3);
  &:focus { outline: none; }
  ${mobile} { inset: 0; width: auto; border: 0; border-radius: 0; }
`;
const Head = styled.header`
  display: flex; align-items: center; gap: 6px; flex: none; height: 56px; padding: 0 10px 0 20px; border-bottom: 1px solid var(--border);
  & > h2 { flex: 1; }
`;
const Top = styled.div`flex: none; padding: 0 20px;`;
const Search = styled.div`flex: none; padding: 12px 14px 6px;`;
const Body = styled.div`flex: 1; min-height: 0; padding: 0 6px 12px; overflow: auto;`;

type Tab = 'messages' | 'team' | 'channels';

const MOST_SHOWN = 60;
const beginningOf = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

/** Messages, Team and Channels over the page. A click opens a chat at the foot of the page; on Messaging it goes there. */
export function ChatDrawer({ text = null }: { text?: string | null }) {
  const { shell, self } = useDesk();
  const isMobile = useIsMobile();
  const openChat = useOpenChat();
  const [tab, setTab] = useState<Tab>('messages');
  const [search, setSearch] = useState('');
  const [isNewChat, setNewChat] = useState(false);
  const conversations = useConversations();
  const channels = useJoinedChannels();
  // Goes into the field of who is chosen, and is sent from there.
  const [waiting, setWaiting] = useState(text);
  const frame = useRef<HTMLElement>(null);
  const close = () => shell.slots.close('chat-drawer@1');
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.focus();
    drawerShown(true);
    return () => {
      drawerShown(false);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const searchLabel = tab === 'channels' ? 'Search channels' : 'Search people here';
  const word = search.trim().toLowerCase();
  const fits = (name: string) => name.toLowerCase().includes(word);
  const put = (target: Target) => {
    if (waiting === null) return;
    const key = targetKey(target);
    const draft = $drafts.getState().get(key) ?? NO_DRAFT;
    keepDraft(shell.drafts, key, { ...draft, text: draft.text.trim() === '' ? waiting : `${draft.text}\n\n${waiting}` });
    setWaiting(null);
  };
  const openEntry = (entry: EntryFragment) => {
    put(targetOfEntry(entry));
    openChat.entry(entry);
    if (isMobile) close();
  };
  const openPerson = (person: FaceFragment) => {
    setNewChat(false);
    put({ kind: 'person', userId: person.id });
    openChat.person(person);
    if (isMobile) close();
  };
  return (
    <Frame
      ref={frame} role="dialog" aria-label="Chats" tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && close()}
    >
      <PresenceWatch userIds={(conversations.entries ?? []).flatMap(({ person }) => (person ? [person.id] : []))} />
      <Head>
        <H3 as="h2">Chats</H3>
        <IconPress small icon={SquarePenIcon} label="New Chat" onClick={() => setNewChat(true)} />
        <IconPress small icon={Maximize2Icon} label="Open Messaging" onClick={() => { close(); shell.nav.navigate(MESSAGING); }} />
        <IconPress small icon={XIcon} label="Close" onClick={close} />
      </Head>
      <Top>
        <Tabs
          id="chats" label="Chats" value={tab} onChange={setTab}
          tabs={[
            { value: 'messages', label: 'Messages', news: conversations.unread },
            { value: 'team', label: 'Team' },
            { value: 'channels', label: 'Channels', news: channels.unread },
          ]}
        />
      </Top>
      {waiting === null ? null : (
        <Banner action={<Button size="sm" onClick={() => setWaiting(null)}>Don’t send</Button>}>
          Choose who gets it: “{beginningOf(waiting)}”
        </Banner>
      )}
      <Search>
        <SearchField
          aria-label={searchLabel} placeholder={searchLabel} value={search} onChange={(event) => setSearch(event.target.value)}
        />
      </Search>
      <Body>
        <TabPanel id="chats" value={tab}>
          {tab === 'messages' ? (
            <InboxList
              list={conversations} label="Messages" selfId={self.id} currentId={null} onOpen={openEntry}
              filter={({ channel, person }) => fits(conversationName(channel, person))}
              empty={(
                <EmptyState
                  title="No Conversations Yet" text="Write to somebody of your team."
                  action={<Button onClick={() => setNewChat(true)}>New Chat</Button>}
                />
              )}
            />
          ) : null}
          {tab === 'team' ? <TeamList search={word} onOpen={openPerson} /> : null}
          {tab === 'channels' ? (
            <JoinedChannels
              list={channels} selfId={self.id} currentId={null} onOpen={openEntry} filter={({ channel }) => fits(channel.name ?? '')}
            />
          ) : null}
        </TabPanel>
      </Body>
      {isNewChat ? <NewChatModal onClose={() => setNewChat(false)} onMessage={openPerson} /> : null}
    </Frame>
  );
}
