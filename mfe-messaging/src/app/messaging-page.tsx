import { personName } from '@heartwood/contract/domain';
import { PageActions, usePageHead, type ViewProps } from '@heartwood/contract/kit';
import { Button, EmptyState, latePart, mobile, SquarePenIcon, useIsMobile, VisuallyHidden } from '@heartwood/shared-ui';
import { useState } from 'react';
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { idIn, MESSAGING, personPath } from '../chat/addresses';
import { useDesk } from '../chat/desk';
import { IconPress } from '../chat/icon-press';
import { targetKey, type Target } from '../chat/target';
import { MuteButton } from '../inbox/mute-button';
import { UnreadReporter } from '../inbox/unread-reporter';
import { useConversations } from '../inbox/use-lists';
import { SLACK } from '../remote.manifest';
import { ConversationPanel } from './conversation-panel';
import { MessageSide } from './message-side';
import { MessagingProviders } from './messaging-providers';
import { useSwitcher } from './use-switcher';

const NewChatModal = latePart(() => import('../people/new-chat.modal').then((part) => part.NewChatModal));
const Switcher = latePart(() => import('../features/switcher/switcher').then((part) => part.Switcher));
const SlackPage = latePart(() => import('../features/slack/slack.page').then((part) => part.SlackPage));
const CreateChannelPage = latePart(() => import('../features/create-channel/create-channel.form').then((part) => part.CreateChannelPage));

// Its parts scroll, it never: `contain` keeps what is in it from making the page higher.
const Body = styled.div`
  position: relative; display: flex; flex: 1; contain: size; container: desk / inline-size; min-height: 0; overflow: hidden;
  ${mobile} { contain: none; container-type: normal; overflow: visible; }
`;
const Middle = styled.div`flex: 1; display: grid; place-content: center; ${mobile} { display: none; }`;
const Missed = styled.div`
  flex: 1; display: grid; place-content: center;
  ${mobile} { position: fixed; inset: 0; z-index: var(--z-drawer); background: var(--surface); }
`;

/** The specification names the conversations once more below the area's own name (product decision 44). */
function Undoubled() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`${pathname.slice('/messaging'.length)}${search}${hash}`} replace />;
}

/** Everything under /app/messaging, and what a company's Slack hears about. */
export function MessagingPage({ shell }: ViewProps) {
  return (
    <MessagingProviders shell={shell}>
      {shell.nav.basePath === SLACK ? <SlackPage fallback={<div aria-busy="true" />} /> : <Messaging />}
    </MessagingProviders>
  );
}

function Messaging() {
  const { shell } = useDesk();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [isNewChat, setNewChat] = useState(false);
  const isMobile = useIsMobile();
  const { target, currentId, missing } = useWanted(pathname, query);
  const isCreating = pathname === '/channel/create';
  const messageId = query.get('message');
  const switcher = useSwitcher();
  return (
    <Body>
      <UnreadReporter />
      <PageActions>
        {isMobile ? <IconPress icon={SquarePenIcon} label="New Chat" onClick={() => setNewChat(true)} /> : (
          <>
            <MuteButton />
            <Button size="sm" icon={SquarePenIcon} onClick={() => setNewChat(true)}>New Chat</Button>
          </>
        )}
      </PageActions>
      <MessageSide currentId={currentId} isCovered={isMobile && isCreating} isRoot={pathname === '/'} onNewChat={() => setNewChat(true)} />
      <Routes>
        <Route path="channel/create" element={<CreateChannelPage />} />
        <Route path="messaging/*" element={<Undoubled />} />
        <Route
          path="*" element={target
            ? <ConversationPanel key={targetKey(target)} target={target} messageId={messageId} threadId={idIn(query.get('thread'))} />
            : <Nothing wanted={missing} onNewChat={() => setNewChat(true)} />}
        />
      </Routes>
      {switcher.isOpen ? <Switcher onClose={switcher.close} /> : null}
      {isNewChat ? (
        <NewChatModal
          onClose={() => setNewChat(false)}
          onMessage={(person) => {
            setNewChat(false);
            shell.nav.navigate(personPath(person));
          }}
        />
      ) : null}
    </Body>
  );
}

/** What an address asked for and is not there. */
type Missing = 'channel' | 'person' | null;

function Nothing({ wanted, onNewChat }: { wanted: Missing; onNewChat(): void }) {
  const { shell } = useDesk();
  usePageHead({ title: 'Messaging', crumbs: [{ label: 'Messaging' }] });
  return (
    <>
      <VisuallyHidden as="h1">Messaging</VisuallyHidden>
      {wanted === null ? <Middle><EmptyState title="Choose a conversation" text="Or start a new one with New Chat." /></Middle> : (
        <Missed>
          {wanted === 'channel'
            ? <EmptyState
              title="This channel was not found" text="The address leads to no channel. It may be cut off."
              action={<Button onClick={() => shell.nav.navigate(MESSAGING)}>All conversations</Button>}
            />
            : <EmptyState
              title="This person was not found" text="You have no conversation with anybody of this name."
              action={<Button onClick={onNewChat}>New Chat</Button>}
            />}
        </Missed>
      )}
    </>
  );
}

/** What the address asks for: `channel?channel=NAME-ID` or `user?name=NAME-ID`; a name alone is looked for in the list. */
function useWanted(pathname: string, query: URLSearchParams): { target: Target | null; currentId: string | null; missing: Missing } {
  const { entries } = useConversations();
  const conversations = entries ?? [];
  if (pathname === '/channel') {
    const channelId = idIn(query.get('channel'));
    return {
      target: channelId === null ? null : { kind: 'channel', channelId }, currentId: channelId,
      missing: channelId === null ? 'channel' : null,
    };
  }
  if (pathname !== '/user') return { target: null, currentId: null, missing: null };
  const name = query.get('name') ?? '';
  const known = conversations.find(({ person }) => person !== null && (person.id === idIn(name) || personName(person) === name));
  const userId = idIn(name) ?? known?.person?.id ?? null;
  return {
    target: userId === null ? null : { kind: 'person', userId }, currentId: known?.id ?? userId,
    missing: userId === null && entries !== null ? 'person' : null,
  };
}
