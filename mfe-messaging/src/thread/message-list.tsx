import { ArrowUpIcon, EmptyState, Spinner, VisuallyHidden } from '@heartwood/shared-ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import styled from 'styled-components';
import { MessageItem, type MessageHandlers } from './message-item';
import { isEditable, type MessageRow } from './message-rows';
import { useHoldAnchor } from './use-hold-anchor';
import { useLastWords } from './use-last-words';
import { useStayAtEnd } from './use-stay-at-end';

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  background: var(--surface-sunken);
  & [data-marked] > div > div { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
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

// Room for loading older rows at the top without a negative index; seq begins at 1.
const OFFSET = 1_000_000;

export interface MessageListProps extends MessageHandlers {
  rows: readonly MessageRow[];
  selfId: string;
  names: ReadonlyMap<string, string>;
  isPersonal: boolean;
  isQuick: boolean;
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

/** The messages, of which only those in view are in the document. Older ones appear above without moving what is read. */
export function MessageList(props: MessageListProps) {
  const { rows, readByOther, hasOlder, hasNewer, jump, anchor, editingId, markedId } = props;
  const list = useRef<VirtuosoHandle>(null);
  const [isAtBottom, setAtBottom] = useState(true);
  const first = rows.find(({ message }) => message)?.message?.seq ?? 1;
  const newAt = useMemo(() => rows.findIndex(({ newFromHere }) => newFromHere > 0), [rows]);
  const anchorAt = anchor === null ? -1 : rows.findIndex(({ message }) => message?.seq === anchor);
  const lastWords = useLastWords(rows);
  const lastRead = rows.findLast(({ message, isOwn }) => isOwn && message !== null && message.seq <= readByOther)?.id;
  const hold = useHoldAnchor(list, jump, anchorAt, rows.length);
  const end = useStayAtEnd(list, jump);
  const touched = () => {
    hold.letGo();
    end.touched();
  };
  const lastOut = rows.at(-1)?.outgoing?.id;
  // What one writes oneself is always looked at.
  useEffect(() => {
    if (!lastOut) return;
    hold.letGo();
    list.current?.scrollToIndex({ index: 'LAST', align: 'end' });
  }, [lastOut, hold]);
  const editingAt = rows.findIndex(({ id }) => id === editingId);
  const editingRow = useRef(editingAt);
  useEffect(() => {
    editingRow.current = editingAt;
  });
  useEffect(() => {
    if (!editingId) return;
    end.touched();
    if (editingRow.current >= 0) list.current?.scrollIntoView({ index: editingRow.current });
  }, [editingId, end]);
  if (rows.length === 0) {
    return <Empty>{props.isLoading ? <Spinner size="lg" label="Loading messages" /> : <EmptyState title="No messages yet" text="Write the first one." />}</Empty>;
  }
  const start = anchorAt >= 0 ? { index: anchorAt, align: 'center' as const } : newAt >= 0 ? { index: newAt, align: 'start' as const } : { index: rows.length - 1, align: 'end' as const };
  // No function at all where nothing follows: the list goes to its end after rows were added, whatever a function answers.
  const follow = anchor !== null || hasNewer ? false : (isDown: boolean) => (isDown || lastOut !== undefined ? 'auto' : false);
  return (
    <Frame data-own-scroll role="log" aria-label="Messages" aria-live="off" onWheel={touched} onTouchMove={touched} onKeyDown={touched} onPointerDown={touched}>
      <VisuallyHidden role="status">{lastWords}</VisuallyHidden>
      <Virtuoso<MessageRow>
        key={jump}
        ref={list}
        data={rows}
        firstItemIndex={OFFSET + first}
        initialTopMostItemIndex={start}
        computeItemKey={(_, row) => row.id}
        followOutput={follow}
        alignToBottom
        increaseViewportBy={{ top: 600, bottom: 300 }}
        atBottomThreshold={60}
        totalListHeightChanged={end.grew}
        atBottomStateChange={(isDown) => {
          end.reached(isDown && !hasNewer && !hold.isHeld());
          setAtBottom(isDown);
          props.onAtBottom(isDown);
        }}
        startReached={props.onOlder}
        endReached={props.onNewer}
        context={{ hasOlder }}
        components={{ Header: ListTop, Footer: ListBottom }}
        itemContent={(_, row) => (
          <MessageItem
            row={row} selfId={props.selfId} names={props.names} isPersonal={props.isPersonal} isQuick={props.isQuick} isAdmin={props.isAdmin} canWrite={props.canWrite}
            isEditing={editingId === row.id && isEditable(row)} isMarked={markedId === row.id} isRead={lastRead === row.id}
            onReact={props.onReact} onReply={props.onReply} onEdited={props.onEdited} onDelete={props.onDelete} onMarkUnread={props.onMarkUnread} {...(props.onCopyLink && { onCopyLink: props.onCopyLink })}
            onRetry={props.onRetry} onDiscard={props.onDiscard} onJump={props.onJump} onEditing={props.onEditing}
          />
        )}
      />
      {isAtBottom && !hasNewer ? null : <Latest type="button" onClick={() => (hasNewer ? props.onLatest() : list.current?.scrollToIndex({ index: 'LAST', align: 'end' }))}>Jump to latest<ArrowUpIcon size={14} aria-hidden /></Latest>}
    </Frame>
  );
}

function ListTop({ context }: { context?: { hasOlder: boolean } }) {
  return <Top>{context?.hasOlder ? <Spinner label="Loading older messages" /> : null}</Top>;
}

function ListBottom() {
  return <Bottom />;
}
