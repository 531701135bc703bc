import { ArrowUpIcon, EmptyState, Spinner, useIsMobile, VisuallyHidden } from '@heartwood/shared-ui';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useDesk } from '../chat/desk';
import { openGoalLink } from './goal-link';
import { MessageItem, type MessageHandlers } from './message-item';
import { isEditable, type MessageRow } from './message-rows';
import { useLastWords } from './use-last-words';
import { useScrollPlace } from './use-scroll-place';
import { useSteady } from './use-steady';

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  background: var(--surface-sunken);
  & [data-marked] > div > div { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
// Laid out from its end: nothing that comes above moves what stands below.
const Scroller = styled.div`
  position: absolute; inset: 0; display: flex; flex-direction: column-reverse; overflow: hidden auto; overscroll-behavior: contain;
  &:focus-visible { outline-offset: -2px; }
`;
const Rows = styled.div`flex: none;`;
const Empty = styled(Frame)`display: grid; place-content: center; justify-items: center;`;
const Top = styled.div`display: grid; place-items: center; height: 44px;`;
const Bottom = styled.div`height: 14px;`;
const Latest = styled.button`
  position: absolute;
  right: 24px;
  bottom: 12px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 32px;
  padding: 0 12px;
  border: 1px solid var(--border-2);
  border-radius: var(--r-full);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
  color: var(--text);
  font: var(--fw-semi) 12px/1 var(--font);
  cursor: pointer;
  & > svg { transform: rotate(180deg); }
`;

export interface MessageListProps extends MessageHandlers {
  /** What it holds, beside a list of messages that tells already what comes; left out: it is that list. */
  label?: string;
  rows: readonly MessageRow[];
  selfId: string;
  names: ReadonlyMap<string, string>;
  isPersonal: boolean;
  isQuick: boolean;
  /** As on a phone, also where there is more room around it. */
  isNarrow?: boolean;
  isAdmin: boolean;
  canWrite: boolean;
  /** Personal conversations: how far the other one has read. */
  readByOther: number;
  editingId: string | null;
  markedId: string | null;
  hasOlder: boolean;
  hasNewer: boolean;
  isLoading: boolean;
  /** Changes when the list starts anew somewhere else. */
  jump: number;
  /** Seq the list starts at; the newest when null. */
  anchor: number | null;
  onOlder(): void;
  onNewer(): void;
  onLatest(): void;
  onAtBottom(isAtBottom: boolean): void;
}

/**
 * The messages that are loaded, all in the document: each has its height before it comes into view, so nothing is guessed and
 * put right.
 */
export function MessageList(props: MessageListProps) {
  const lastWords = useLastWords(props.rows);
  if (props.rows.length === 0) {
    const nothing = <EmptyState title="No messages yet" text="Write the first one." />;
    return <Empty>{props.isLoading ? <Spinner size="lg" label="Loading messages" /> : nothing}</Empty>;
  }
  return (
    <Frame data-own-scroll role="log" aria-label={props.label ?? 'Messages'} aria-live="off">
      {props.label === undefined ? <VisuallyHidden role="status">{lastWords}</VisuallyHidden> : null}
      <Shown key={props.jump} {...props} />
    </Frame>
  );
}

function Shown(props: MessageListProps) {
  const { rows, names, readByOther, hasOlder, hasNewer, anchor, editingId, markedId } = props;
  const { shell } = useDesk();
  const isNarrow = useIsMobile() || props.isQuick || props.isNarrow === true;
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const handlers = useSteady<MessageHandlers>(handlersOf(props));
  const start = useMemo(() => startOf(rows, anchor), [rows, anchor]);
  const place = useScrollPlace({
    frame, content, rows, hasNewer, start, onEnd: props.onAtBottom, onOlder: props.onOlder, onNewer: props.onNewer,
  });
  const lastRead = rows.findLast(({ message, isOwn }) => isOwn && message !== null && message.seq <= readByOther)?.id;
  const lastOut = rows.at(-1)?.outgoing?.id;
  // What one writes oneself is always looked at.
  const goToEnd = useEffectEvent(() => place.toEnd());
  useEffect(() => {
    if (lastOut) goToEnd();
  }, [lastOut]);
  const show = useEffectEvent((id: string) => place.show(id));
  useEffect(() => {
    if (editingId) show(editingId);
  }, [editingId]);
  // Who came for one message has the focus on it: from there the keys go on.
  const isMarkedThere = markedId !== null && rows.some(({ id }) => id === markedId);
  useEffect(() => {
    if (isMarkedThere) content.current?.querySelector<HTMLElement>('[data-marked]')?.focus({ preventScroll: true });
  }, [isMarkedThere, markedId]);
  const letGo = () => place.letGo();
  return (
    <>
      <Scroller
        ref={frame} tabIndex={0} aria-label={props.label ?? 'Messages'} role="group" onWheel={letGo} onTouchMove={letGo} onKeyDown={letGo}
        onPointerDown={letGo} onClick={(event) => openGoalLink(shell, event)}
      >
        <Rows ref={content}>
          <Top>{hasOlder ? <Spinner label="Loading older messages" /> : null}</Top>
          {rows.map((row) => (
            <MessageItem
              key={row.id} row={row} selfId={props.selfId} names={names} isPersonal={props.isPersonal} isQuick={props.isQuick}
              isNarrow={isNarrow} isAdmin={props.isAdmin} canWrite={props.canWrite}
              isEditing={editingId === row.id && isEditable(row)} isMarked={markedId === row.id} isRead={lastRead === row.id} {...handlers}
            />
          ))}
          <Bottom />
        </Rows>
      </Scroller>
      {place.isAtEnd && !hasNewer ? null : (
        <Latest type="button" onClick={() => (hasNewer ? props.onLatest() : place.toEnd())}>
          Jump to latest<ArrowUpIcon size={14} aria-hidden />
        </Latest>
      )}
    </>
  );
}

/** The message that was asked for in the middle, or the "New" line at the top. */
function startOf(rows: readonly MessageRow[], anchor: number | null) {
  if (anchor !== null) {
    const row = rows.find(({ message }) => message?.seq === anchor);
    return row ? { id: row.id, at: 'middle' as const } : null;
  }
  const row = rows.find(({ newFromHere }) => newFromHere > 0);
  return row ? { id: row.id, at: 'top' as const } : null;
}

function handlersOf({
  onReact, onReply, onEdited, onDelete, onMarkUnread, onPin, onCopyLink, linkOf, onThread, onRetry, onDiscard, onJump, onEditing,
}: MessageListProps): MessageHandlers {
  return {
    onReact, onReply, onEdited, onDelete, onMarkUnread, onPin, ...(onCopyLink && { onCopyLink }), ...(linkOf && { linkOf }),
    ...(onThread && { onThread }), onRetry, onDiscard, onJump, onEditing,
  };
}
