import { useReadable } from '@heartwood/contract/kit';
import { Button, EmptyState, inPlace, latePart, Spinner, SquarePenIcon, TabPanel, Tabs, XIcon } from '@heartwood/shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { channelPath, idIn, MESSAGING, personPath } from '../../chat/addresses';
import { useDesk } from '../../chat/desk';
import { IconPress } from '../../chat/icon-press';
import type { Target } from '../../chat/target';
import type { EntryFragment } from '../../generated/graphql';
import { InboxList } from '../../inbox/inbox-list';
import { JoinedChannels } from '../../inbox/joined-channels';
import { PresenceWatch } from '../../inbox/presence-watch';
import { useConversations, useJoinedChannels } from '../../inbox/use-lists';

const PanelThread = latePart(() => import('./panel-thread').then((part) => part.PanelThread), { failed: inPlace('The conversation') });
const NewChatModal = latePart(() => import('../../people/new-chat.modal').then((part) => part.NewChatModal));

const Frame = styled.div`
  display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0; background: var(--surface);
  & > [role=tabpanel] { display: flex; flex: 1; flex-direction: column; min-height: 0; }
`;
const Head = styled.header`
  display: flex; align-items: center; gap: 2px; flex: none; height: 52px; padding: 0 8px 0 16px; background: var(--action);
  color: var(--text-on-action);
  & > h1 { flex: 1; font-size: 18px; line-height: 24px; font-weight: var(--fw-semi); }
  & button {
    color: inherit; &:hover { background: rgb(255 255 255 / .14); color: inherit; }
    &:focus-visible { outline-color: currentColor; outline-offset: -2px; }
  }
`;
const Top = styled.div`flex: none; padding: 0 16px; border-bottom: 1px solid var(--border);`;
const Body = styled.div`flex: 1; min-height: 0; padding: 8px; overflow: auto;`;
const Place = styled.div`display: flex; flex: 1; flex-direction: column; min-height: 0;`;

type Tab = 'people' | 'channels';

export interface PartnerPanelProps {
  /** The person or the channel that the partner's page asks for; null shows the lists. */
  conversation: string | null;
  channel: string | null;
  canClose: boolean;
}

/** Messaging on a partner's page, 320 to 420 wide: two lists and one thread, each in the other's place. */
export function PartnerPanel({ conversation, channel, canClose }: PartnerPanelProps) {
  const { shell, self } = useDesk();
  const { navigate } = shell.nav;
  const { pathname, search } = useReadable(shell.nav.location);
  const target = targetOf(pathname, search);
  const [tab, setTab] = useState<Tab>(target?.kind === 'channel' ? 'channels' : 'people');
  const [isNewChat, setNewChat] = useState(false);
  const conversations = useConversations();
  const channels = useJoinedChannels();

  useEffect(() => {
    if (conversation !== null) navigate(personPath({ id: conversation, firstname: '', lastname: '' }), { replace: true });
    else if (channel !== null) navigate(channelPath({ id: channel, name: null }), { replace: true });
  }, [conversation, channel, navigate]);
  const kind = target?.kind;
  const shownId = target === null ? null : target.kind === 'person' ? target.userId : target.channelId;
  useEffect(() => {
    // On its way to what the page asks for it has opened nothing yet.
    if (shell.nav.location.get().search !== search) return;
    shell.events.emit('messaging/opened', {
      conversation: kind === 'person' ? shownId : null, channel: kind === 'channel' ? shownId : null,
    });
  }, [shell, kind, shownId, search]);
  useEffect(() => {
    if (kind) setTab(kind === 'channel' ? 'channels' : 'people');
  }, [kind]);

  const open = (entry: EntryFragment) => navigate(entry.person ? personPath(entry.person) : channelPath(entry.channel));
  const showList = (next: Tab) => {
    setTab(next);
    navigate(MESSAGING);
  };
  return (
    <Frame>
      <PresenceWatch userIds={(conversations.entries ?? []).flatMap(({ person }) => (person ? [person.id] : []))} />
      <Head>
        <h1>Messages</h1>
        <IconPress icon={SquarePenIcon} label="New Chat" onClick={() => setNewChat(true)} />
        {canClose ? <IconPress icon={XIcon} label="Close" onClick={() => shell.slots.close('partner-panel@1')} /> : null}
      </Head>
      <Top>
        <Tabs
          id="partner-panel" label="Messages" value={tab} onChange={showList}
          tabs={[
            { value: 'people', label: 'People', news: conversations.unread },
            { value: 'channels', label: 'Channels', news: channels.unread },
          ]}
        />
      </Top>
      <TabPanel id="partner-panel" value={tab}>
        {target ? (
          <Place><PanelThread
            fallback={<Spinner size="lg" label="Loading messages" />} target={target} messageId={new URLSearchParams(search).get('message')}
            onBack={() => navigate(MESSAGING)}
          /></Place>
        ) : (
          <Body>
            {tab === 'people' ? (
              <InboxList
                list={conversations} label="Messages" selfId={self.id} currentId={null} onOpen={open}
                empty={<EmptyState
                  title="No Conversations Yet" text="Write to somebody of the team."
                  action={<Button onClick={() => setNewChat(true)}>New Chat</Button>}
                />}
              />
            ) : (
              <JoinedChannels list={channels} selfId={self.id} currentId={null} onOpen={open} />
            )}
          </Body>
        )}
      </TabPanel>
      {isNewChat ? (
        <NewChatModal
          onClose={() => setNewChat(false)}
          onMessage={(person) => {
            setNewChat(false);
            navigate(personPath(person));
          }}
        />
      ) : null}
    </Frame>
  );
}

function targetOf(pathname: string, search: string): Target | null {
  const query = new URLSearchParams(search);
  if (pathname === `${MESSAGING}/user`) {
    const userId = idIn(query.get('name'));
    return userId === null ? null : { kind: 'person', userId };
  }
  const channelId = pathname === `${MESSAGING}/channel` ? idIn(query.get('channel')) : null;
  return channelId === null ? null : { kind: 'channel', channelId };
}
