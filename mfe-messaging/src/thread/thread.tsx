import { useFileDrop } from '@heartwood/client-kit/forms';
import { NotLoaded, usePatience } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import { Button, Spinner } from '@heartwood/shared-ui';
import { useReadable } from '@heartwood/contract/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { messagePath } from '../chat/addresses';
import { useDesk } from '../chat/desk';
import { keepAnswered } from '../chat/kept-drafts';
import { targetKey, type Target } from '../chat/target';
import { LinkedMessageDocument, type MessageFragment } from '../generated/graphql';
import { Composer } from './composer.form';
import { JoinBar } from './join-bar';
import { LostChannel } from './lost-channel';
import { mentionsLeft, useMessageActions } from './message-actions';
import { MessageList } from './message-list';
import { isEditable, messageRows } from './message-rows';
import { quotedWords } from './quoted';
import { TypingLine } from './typing-line';
import type { Conversation } from './use-conversation';
import { useReading } from './use-reading';
import { useStartAtNew } from './use-start-at-new';
import { useThreadWindow } from './use-thread-window';
import { useTyping } from './use-typing';

const Frame = styled.div`position: relative; display: flex; flex: 1; flex-direction: column; min-height: 0;`;
const Middle = styled.div`flex: 1; display: grid; place-content: center; background: var(--surface-sunken);`;
const Missed = styled.div`
  display: flex; align-items: center; justify-content: center; gap: 8px; padding: 4px 16px; background: var(--surface-sunken);
  color: var(--text-2); font-size: var(--fs-dense);
`;
const Drop = styled.div`
  position: absolute; inset: 8px; z-index: 2; display: grid; place-items: center; border: 2px dashed var(--border-control);
  border-radius: 12px; background: var(--surface); opacity: .94;
  font-weight: var(--fw-semi); pointer-events: none;
`;

/** As much of a message as the line above the field may show. */
const QUOTED_LENGTH = 200;

export interface ThreadProps {
  target: Target;
  conversation: Conversation;
  isQuick?: boolean;
  /** It stands at the foot of another page: the person is at it while the focus is in it. */
  isBeside?: boolean;
  autoFocus: boolean;
  /** A copied link leads to this message. */
  messageId?: string | null;
  /** Its messages have addresses that their reader can open; on a partner's page they have none. */
  hasAddresses?: boolean;
  /** Opens the thread that begins with a message; absent where there is no room for it. */
  onThread?: (threadId: string) => void;
}

/** Messages, who types, and where to write: the same on the page, in a quick chat and in a partner's page. */
export function Thread({
  target, conversation, isQuick = false, isBeside = false, autoFocus, messageId = null, hasAddresses = true, onThread,
}: ThreadProps) {
  const { outbox, self, shell } = useDesk();
  const { channelId, entry, state } = conversation;
  const canSend = conversation.canSend && conversation.closed === null;
  const [linked] = useQuery({ query: LinkedMessageDocument, variables: { id: messageId ?? '' }, pause: messageId === null });
  const linkedSeq = linked.data?.chatMessage?.channelId === channelId ? linked.data?.chatMessage?.seq ?? null : null;
  const isLinkKnown = messageId === null || linked.data !== undefined || linked.error !== undefined;
  const { view, thread } = useThreadWindow(isLinkKnown ? channelId : null, canSend, linkedSeq);
  const queue = useReadable(outbox.$queue);
  const actions = useMessageActions();
  const typing = useTyping(channelId, canSend);
  const [isAtEnd, setAtEnd] = useState(true);
  const [editingId, setEditingId] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const drop = useFileDrop(canSend ? (files) => {
    const input = frame.current?.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) return;
    input.files = files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  } : null);
  // At the foot of a page one works elsewhere as long as the focus is not here.
  const [hasFocus, setFocus] = useState(false);
  const newest = view.hasNewer ? undefined : view.messages.at(-1);
  const { readUpTo, markRead, keepUnread } = useReading(entry, newest, isAtEnd, !isBeside || hasFocus);
  useStartAtNew(thread, view, readUpTo);
  const key = targetKey(target);
  const lastSeq = conversation.channel?.lastSeq ?? 0;
  const rows = useMemo(
    () => messageRows(view.messages, queue.filter((item) => targetKey(item.target) === key), self.id, readUpTo, lastSeq),
    [view.messages, queue, key, self.id, readUpTo, lastSeq],
  );
  const begin = () => {
    conversation.retry();
    thread?.retry();
  };
  const isWaiting = state === 'loading' || (channelId !== null && rows.length === 0 && view.isLoading && view.error === null);
  const { isOver, restart } = usePatience(isWaiting, begin);
  useEffect(() => setEditingId(null), [key]);

  const isFailed = view.error !== null || isOver;
  const failure = <Middle><NotLoaded what="The messages" onRetry={isOver ? restart : begin} /></Middle>;
  if (state === 'failed' || (state === 'loading' && isOver)) return failure;
  if (state === 'hidden' || view.isHidden) {
    const { name, channel: lost } = conversation;
    return <LostChannel target={target} name={name} isDeleted={lost?.isDeleted ?? false} partnerCompany={lost?.partner?.company} />;
  }
  if (state === 'loading') return <Middle><Spinner size="lg" label="Loading messages" /></Middle>;

  const linkOf = (message: MessageFragment) => window.location.origin + messagePath(conversation, message.id);
  const copyLink = (message: MessageFragment) => {
    void navigator.clipboard.writeText(linkOf(message)).then(() => shell.toast({ title: 'Link copied', status: 'success' }));
  };
  const editLast = () => {
    const last = rows.findLast(({ isOwn, message, outgoing }) => isOwn && !message?.isDeleted && outgoing?.state !== 'failed');
    setEditingId(last?.id ?? null);
  };
  const onTyping = (isTyping: boolean) => {
    typing.tell(isTyping);
    // Who writes on, or goes elsewhere, no longer waits for the last one to be sent and opened.
    if (rows.some((row) => row.id === editingId && !isEditable(row))) setEditingId(null);
  };
  const answer = (message: MessageFragment) => {
    const words = quotedWords({ ...message, hasAttachments: message.attachments.length > 0 }).slice(0, QUOTED_LENGTH);
    keepAnswered(shell.drafts, key, { id: message.id, text: `${personName(message.author)}: ${words}` });
    frame.current?.querySelector<HTMLElement>('[data-draft] textarea')?.focus();
  };
  return (
    <Frame
      ref={frame} {...drop.place}
      onFocus={() => setFocus(true)} onBlur={(event) => setFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      {isFailed && rows.length === 0 ? failure : <MessageList
        rows={rows} selfId={self.id} names={conversation.names} isPersonal={conversation.isPersonal} isQuick={isQuick}
        isAdmin={conversation.isAdmin} canWrite={canSend && channelId !== null}
        editingId={editingId} markedId={messageId} readByOther={conversation.readByOther} hasOlder={view.hasOlder}
        hasNewer={view.hasNewer} isLoading={view.isLoading || (channelId !== null && thread === null)}
        jump={view.jump} anchor={view.anchor} onOlder={() => thread?.loadOlder()} onNewer={() => thread?.loadNewer()}
        onLatest={() => thread?.jumpToLatest()} onAtBottom={setAtEnd}
        onReact={(message, emoji, on) => actions.react(message.id, emoji, on)} onReply={answer}
        onDelete={({ id }) => actions.remove(id)} {...(hasAddresses && { onCopyLink: copyLink, linkOf })}
        {...(onThread && { onThread: (message: MessageFragment) => onThread(message.thread.id) })}
        onEdited={(message, body, over) => actions.edit(message.id, body, mentionsLeft(message, body), over)}
        onPin={({ id }, on) => actions.pin(id, on)}
        onMarkUnread={({ id }) => {
          keepUnread();
          actions.markUnread(id);
        }}
        onRetry={(id, words) => outbox.retry(id, words)} onDiscard={(id) => outbox.remove(id)} onJump={(seq) => thread?.jumpTo(seq)}
        onEditing={setEditingId}
      />}
      {isFailed && rows.length > 0 ? (
        <Missed role="status">
          Some messages could not be loaded. <Button variant="ghost" size="sm" onClick={begin}>Retry</Button>
        </Missed>
      ) : null}
      {isQuick && typing.names.length === 0 ? null : <TypingLine names={typing.names} />}
      {canSend ? (
        <Composer
          key={key} target={target} channel={conversation.channel} members={conversation.members} isQuick={isQuick} autoFocus={autoFocus}
          name={(isQuick && conversation.person?.firstname) || conversation.name}
          onEditLast={editLast} onEscape={markRead} onTyping={onTyping}
          onSent={() => {
            if (view.hasNewer) thread?.jumpToLatest();
          }}
        />
      ) : <JoinBar conversation={conversation} />}
      {drop.isOver ? <Drop>Drop to attach</Drop> : null}
    </Frame>
  );
}
