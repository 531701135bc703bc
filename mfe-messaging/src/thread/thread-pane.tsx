import { NotLoaded, useFailure, useMore } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import { useReadable } from '@heartwood/contract/kit';
import { EmptyState, Spinner, useIsMobile } from '@heartwood/shared-ui';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { messagePath } from '../chat/addresses';
import { useDesk } from '../chat/desk';
import { keepAnswered } from '../chat/kept-drafts';
import { targetKey, threadKey, type Target } from '../chat/target';
import { DetailsPanel } from '../details/details-panel';
import { ThreadAnswersDocument, type MessageFragment } from '../generated/graphql';
import { Composer } from './composer.form';
import { mentionsLeft, useMessageActions } from './message-actions';
import { MessageList } from './message-list';
import { messageRows } from './message-rows';
import { quotedWords } from './quoted';
import type { Conversation } from './use-conversation';

const Frame = styled.div`display: flex; flex: 1; flex-direction: column; min-height: 0;`;
const Middle = styled.div`flex: 1; display: grid; place-content: center; background: var(--surface-sunken);`;

const QUOTED_LENGTH = 120;
const NONE: readonly MessageFragment[] = [];

export interface ThreadPaneProps { threadId: string; target: Target; conversation: Conversation; onClose(): void }

/** A message with its answers beside the chat; what is written here answers it. The chat's own stream keeps it in step. */
export function ThreadPane({ threadId, target, conversation, onClose }: ThreadPaneProps) {
  const { shell, self, outbox } = useDesk();
  const [found, ask] = useQuery({ query: ThreadAnswersDocument, variables: { id: threadId }, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(found, ask);
  const page = found.data?.chatThread;
  const more = useMore(page?.answers, ThreadAnswersDocument, (after) => ({ id: threadId, after }));
  const queue = useReadable(outbox.$queue);
  const actions = useMessageActions();
  const isMobile = useIsMobile();
  const [editingId, setEditingId] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const messages = useMemo(() => (page ? inOrder(page.root, page.answers.nodes, page.answers.hasMore) : NONE), [page]);
  const rows = useMemo(() => {
    const known = new Set([threadId, ...messages.map(({ id }) => id)]);
    const ours = queue.filter((item) => targetKey(item.target) === targetKey(target) && item.replyTo !== null && known.has(item.replyTo));
    return messageRows(messages, ours, self.id, null, 0);
  }, [messages, queue, target, threadId, self.id]);
  const canSend = conversation.canSend && conversation.closed === null;
  const isElsewhere = page ? page.root.channelId !== conversation.channelId : found.data !== undefined;
  if (isFailed) {
    return (
      <DetailsPanel isWide title="Thread" onClose={onClose}>
        <Middle><NotLoaded what="The thread" onRetry={retry} /></Middle>
      </DetailsPanel>
    );
  }
  if (isElsewhere) {
    return (
      <DetailsPanel isWide title="Thread" onClose={onClose}>
        <Middle><EmptyState title="This thread was not found" text="The address leads to no message of this conversation." /></Middle>
      </DetailsPanel>
    );
  }
  const answer = (message: MessageFragment) => {
    const words = quotedWords({ ...message, hasAttachments: message.attachments.length > 0 }).slice(0, QUOTED_LENGTH);
    keepAnswered(shell.drafts, threadKey(threadId), { id: message.id, text: `${personName(message.author)}: ${words}` });
    frame.current?.querySelector<HTMLElement>('[data-draft] textarea')?.focus();
  };
  const editLast = () => {
    const last = rows.findLast(({ isOwn, message }) => isOwn && message?.isDeleted === false);
    setEditingId(last?.id ?? null);
  };
  const goTo = (seq: number) => {
    const row = rows.find(({ message }) => message?.seq === seq);
    if (row) frame.current?.querySelector(`[data-message="${row.id}"]`)?.scrollIntoView({ block: 'center' });
  };
  const linkOf = (message: MessageFragment) => window.location.origin + messagePath(conversation, message.id);
  const copyLink = (message: MessageFragment) => {
    void navigator.clipboard.writeText(linkOf(message))
      .then(() => shell.toast({ title: 'Link copied', status: 'success' }));
  };
  return (
    <DetailsPanel isWide title="Thread" onClose={onClose}>
      <Frame
        ref={frame}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) onClose();
        }}
      >
        {page ? (
          <MessageList
            label="Answers" rows={rows} selfId={self.id} names={conversation.names} isPersonal={false} isQuick={false}
            isNarrow isAdmin={conversation.isAdmin} canWrite={canSend} editingId={editingId} markedId={null} readByOther={0}
            hasOlder={page.answers.hasMore} hasNewer={false} isLoading={false} jump={0} anchor={null}
            onOlder={() => more?.load()} onNewer={() => undefined} onLatest={() => undefined} onAtBottom={() => undefined}
            onReact={(message, emoji, on) => actions.react(message.id, emoji, on)} onReply={answer}
            onDelete={({ id }) => actions.remove(id)}
            onEdited={(message, body, over) => actions.edit(message.id, body, mentionsLeft(message, body), over)}
            onPin={({ id }, on) => actions.pin(id, on)} onMarkUnread={({ id }) => actions.markUnread(id)} onCopyLink={copyLink}
            linkOf={linkOf}
            onRetry={(id, words) => outbox.retry(id, words)} onDiscard={(id) => outbox.remove(id)} onJump={goTo} onEditing={setEditingId}
          />
        ) : <Middle><Spinner size="lg" label="Loading the thread" /></Middle>}
        {canSend && page ? (
          <Composer
            threadId={threadId} target={target} channel={conversation.channel} members={conversation.members} isQuick={false}
            autoFocus={!isMobile} name="the thread" onEditLast={editLast} onEscape={() => undefined} onTyping={() => undefined}
            onSent={() => undefined}
          />
        ) : null}
      </Frame>
    </DetailsPanel>
  );
}

/** Oldest first. What the thread begins with stands above all of its answers, which need not say what they answer. */
function inOrder(root: MessageFragment, answers: readonly MessageFragment[], hasMore: boolean): MessageFragment[] {
  const shown = answers.toReversed().map((message) => (message.replyTo?.id === root.id ? { ...message, replyTo: null } : message));
  return hasMore ? shown : [root, ...shown];
}
