import { personName } from '@heartwood/contract/domain';
import { firstLink } from '@heartwood/contract/text';
import { Avatar, Icon, latePart, mobile, MessagesSquareIcon, PinIcon } from '@heartwood/shared-ui';
import { memo, useState } from 'react';
import styled, { css } from 'styled-components';
import { lineWords } from '../chat/line-words';
import { ProfileLink } from '../chat/profile-link';
import { clockTime, dayLabel } from '../chat/times';
import type { MessageFragment } from '../generated/graphql';
import { AttachmentList } from './attachment-list';
import { EditField } from './edit-field';
import { Folded } from './folded';
import { Forwarded } from './forwarded';
import { LinkPreview } from './link-preview';
import { MessageBody } from './message-body';
import { MessageToolbar } from './message-toolbar';
import type { Saved } from './message-actions';
import type { MessageRow } from './message-rows';
import type { Words } from './outbox.model';
import { OutgoingState } from './outgoing-state';
import { Quoted } from './quoted';
import { ReactionRow } from './reaction-row';

const ForwardModal = latePart(() => import('./forward.modal').then((part) => part.ForwardModal));

const Row = styled.div<{ $first: boolean; $quick: boolean }>`
  padding: ${({ $first, $quick }) => ($first ? ($quick ? '6px' : '14px') : '3px')} ${({ $quick }) => ($quick ? '12px' : '24px')} 0;
  ${mobile} { padding-inline: 14px; }
`;
const Separator = styled.div<{ $new?: boolean; $quick?: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-bottom: 14px;
  color: var(--text-3);
  font-size: 12px;
  line-height: 16px;
  font-weight: var(--fw-medium);
  &::before, &::after { content: ''; flex: 1; height: 1px; background: var(--border); }
  ${({ $quick, $new }) => $quick && !$new && css`justify-content: center; padding-bottom: 8px; &::before, &::after { content: none; }`}
  ${({ $new }) => $new && css`color: var(--text); font-weight: var(--fw-semi); &::before, &::after { background: var(--text); }`}
`;
const Line = styled.article<{ $own: boolean; $bar: number }>`
  position: relative;
  display: flex;
  gap: 10px;
  width: fit-content;
  max-width: min(560px, 100% - ${({ $bar }) => $bar}px);
  ${({ $own }) => $own && css`margin-left: auto; flex-direction: row-reverse;`}
  &:focus-visible { outline-offset: 4px; }
`;
const Face = styled.span<{ $size: number }>`flex: none; width: ${({ $size }) => $size}px;`;
const Column = styled.div<{ $own: boolean }>`
  display: flex; flex-direction: column; gap: 3px; min-width: 0;
  ${({ $own }) => $own && css`align-items: flex-end;`}
`;
const Who = styled.span`
  font-size: 12px;
  line-height: 16px;
  & > b { font-weight: var(--fw-bold); }
  & > time { color: var(--text-3); }
`;
const Bubble = styled.div<{ $own: boolean; $tail: boolean; $faint: boolean }>`
  width: fit-content;
  max-width: 100%;
  padding: 8px 12px;
  border: 1px solid var(--border);
  border-radius: var(--bub-r, 14px);
  background: var(--surface);
  font-size: 13px;
  line-height: 19px;
  ${({ $tail, $own }) => $tail && ($own
    ? css`border-bottom-right-radius: min(5px, var(--bub-r, 5px));`
    : css`border-bottom-left-radius: min(5px, var(--bub-r, 5px));`)}
  ${({ $own }) => $own && css`border-color: transparent; background: var(--bubble-own); color: var(--bubble-own-text);`}
  ${({ $faint }) => $faint && css`border-color: var(--border); background: none; color: var(--text-3); font-style: italic;`}
  ${mobile} { font-size: 14.5px; line-height: 20px; }
`;
const Told = styled.p`
  display: flex; justify-content: center; align-items: baseline; gap: 6px; margin: 0; padding: 5px 16px; font-size: 12px;
  line-height: 16px; color: var(--text-3); text-align: center; overflow-wrap: anywhere;
  & > time { flex: none; font-size: 11px; }
`;
const Small = styled.span`font-size: 11px; line-height: 15px; color: var(--text-3); [data-own] & { color: inherit; opacity: .85; }`;
const Pinned = styled(Small)`display: flex; align-items: center; gap: 4px; padding-bottom: 2px;`;
const Answers = styled.button`
  display: inline-flex; align-items: center; gap: 6px; width: fit-content; min-height: 24px; padding: 0 8px; border: 0; border-radius: 8px;
  background: none; color: var(--link); font: var(--fw-semi) 12px/16px var(--font); cursor: pointer;
  &:hover { background: var(--surface-hover); }
  ${mobile} { min-height: 36px; }
`;
const Below = styled.span`font-size: 11px; line-height: 15px; color: var(--text-3);`;
// Beside the message, where room is kept for it: it lies on no text and no name.
const Tools = styled.div<{ $own: boolean; $named: boolean }>`
  position: absolute;
  z-index: 1;
  top: ${({ $named }) => ($named ? 21 : 2)}px;
  ${({ $own }) => ($own ? 'right: 100%; padding-right: 6px;' : 'left: 100%; padding-left: 6px;')}
  opacity: 0;
  pointer-events: none;
  [data-message]:hover &, article:focus-within > & { opacity: 1; pointer-events: auto; }
`;

/** Room for the bar beside a message, px: three buttons on the page, two where it is narrow. */
const BAR = 104;
const SHORT_BAR = 74;

export interface MessageHandlers {
  onReact(message: MessageFragment, emoji: string, on: boolean): void;
  onReply(message: MessageFragment): void;
  /** @param over the words that are changed */
  onEdited(message: MessageFragment, body: string, over: string): Promise<Saved>;
  onDelete(message: MessageFragment): void;
  onMarkUnread(message: MessageFragment): void;
  onPin(message: MessageFragment, on: boolean): void;
  /** Absent where the reader could not open the address. */
  onCopyLink?: (message: MessageFragment) => void;
  /** The address of a message; absent where there is none to come back to. */
  linkOf?: (message: MessageFragment) => string;
  /** Absent where there is no room for a thread beside the chat, and in a thread itself. */
  onThread?: (message: MessageFragment) => void;
  onRetry(id: string, words?: Words): void;
  onDiscard(id: string): void;
  onJump(seq: number): void;
  onEditing(id: string | null): void;
}

export interface MessageItemProps extends MessageHandlers {
  row: MessageRow;
  selfId: string;
  names: ReadonlyMap<string, string>;
  isPersonal: boolean;
  isQuick: boolean;
  /** On a phone and at the foot of the page. */
  isNarrow: boolean;
  isEditing: boolean;
  isAdmin: boolean;
  canWrite: boolean;
  isMarked: boolean;
  /** The other one of a personal conversation has read up to here. */
  isRead: boolean;
}

/** Leads to who wrote it. */
function Author({ message }: { message: MessageFragment | null }) {
  return <ProfileLink id={message?.author?.id}>{personName(message?.author)}</ProfileLink>;
}

/** One message with its day, its "New" line, who wrote it, and what can be done with it. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { row, selfId, isQuick, isNarrow, isPersonal, isMarked } = props;
  const { message, outgoing, isOwn, isFirst, isLast } = row;
  const [isTouched, setTouched] = useState(false);
  const [isForwarding, setForwarding] = useState(false);
  const isGone = message?.isDeleted === true;
  const showsFace = !isOwn && !isQuick;
  const told = message && lineWords(message, selfId);
  if (message && told) {
    return (
      <Row $first={row.startsDay} $quick={isQuick} data-message={row.id}>
        {row.startsDay ? <Separator $quick={isQuick}>{dayLabel(row.at)}</Separator> : null}
        <Told data-line={message.line?.kind}><span>{told}</span><time dateTime={row.at}>{clockTime(row.at)}</time></Told>
      </Row>
    );
  }
  return (
    <Row $first={isFirst || row.startsDay} $quick={isQuick} data-message={row.id} onPointerEnter={() => setTouched(true)}>
      {row.startsDay ? <Separator $quick={isQuick}>{dayLabel(row.at)}</Separator> : null}
      {row.newFromHere > 0 ? <Separator $new>{row.newFromHere} new</Separator> : null}
      <Line
        $own={isOwn} $bar={isNarrow ? SHORT_BAR : BAR} tabIndex={-1}
        aria-label={`${isOwn ? 'You' : personName(message?.author)}, ${clockTime(row.at)}`}
        onFocus={() => setTouched(true)} {...(isMarked && { 'data-marked': '' })}
      >
        {showsFace ? (
          <Face $size={32}>
            {isFirst ? (
              <ProfileLink id={message?.author?.id} isBeside>
                <Avatar
                  id={message?.author?.id ?? ''} name={personName(message?.author)} photo={message?.author?.profilePhoto} size={32} alt=""
                />
              </ProfileLink>
            ) : null}
          </Face>
        ) : null}
        <Column $own={isOwn}>
          {isFirst && showsFace ? <Who><b><Author message={message} /></b> <time dateTime={row.at}>{clockTime(row.at)}</time></Who> : null}
          {isFirst && !isOwn && isQuick && !isPersonal ? <Who><b><Author message={message} /></b></Who> : null}
          {props.isEditing ? (
            <EditField
              messageId={row.id} body={(message ?? outgoing)?.body ?? ''} onSave={(body, over) => save(props, body, over)}
              onClose={() => props.onEditing(null)}
            />
          ) : (
            <Bubble $own={isOwn && !isGone} $tail={isLast} $faint={isGone} {...(isOwn && !isGone && { 'data-own': '' })}>
              {isGone ? 'Message deleted' : <Content {...props} />}
            </Bubble>
          )}
          {message && !isGone ? (
            <ReactionRow
              reactions={message.reactions} selfId={selfId} names={props.names} canReact={props.canWrite}
              onReact={(emoji, on) => props.onReact(message, emoji, on)}
            />
          ) : null}
          {message && props.onThread && message.thread.id === message.id && message.thread.count > 0 ? (
            <Answers type="button" onClick={() => props.onThread?.(message)}>
              <Icon as={MessagesSquareIcon} size={14} />{message.thread.count === 1 ? '1 reply' : `${message.thread.count} replies`}
            </Answers>
          ) : null}
          {outgoing && !props.isEditing ? (
            <OutgoingState
              outgoing={outgoing} onRetry={() => props.onRetry(outgoing.id)} onEdit={() => props.onEditing(outgoing.id)}
              onDiscard={() => props.onDiscard(outgoing.id)}
            />
          ) : null}
          {message && isOwn && isLast && !isQuick ? (
            <Below><time dateTime={row.at}>{clockTime(row.at)}</time>{props.isRead ? ' · Read' : ''}</Below>
          ) : null}
        </Column>
        {message && !isGone && isTouched && !props.isEditing ? (
          <Tools $own={isOwn} $named={isFirst && !isOwn && (showsFace || !isPersonal)}>
            <MessageToolbar
              isShort={isNarrow} message={message} isOwn={isOwn} canDelete={isOwn || props.isAdmin} canReact={props.canWrite}
              onReact={(emoji) => props.onReact(message, emoji, true)} onReply={() => props.onReply(message)}
              onEdit={() => props.onEditing(message.id)} onDelete={() => props.onDelete(message)}
              onMarkUnread={() => props.onMarkUnread(message)} onForward={() => setForwarding(true)}
              onPin={(on) => props.onPin(message, on)}
              {...(props.onCopyLink && { onCopyLink: () => props.onCopyLink?.(message) })}
              {...(props.linkOf && { link: props.linkOf(message) })}
              {...(props.onThread && { onThread: () => props.onThread?.(message) })}
            />
          </Tools>
        ) : null}
        {message && isForwarding ? <ForwardModal message={message} onClose={() => setForwarding(false)} /> : null}
      </Line>
    </Row>
  );
}, isSame);

/** Rows are made anew with each message that comes; one that says the same is the same. */
function isSame({ row: before, ...had }: MessageItemProps, { row, ...has }: MessageItemProps): boolean {
  return areEqual(before, row) && areEqual(had, has);
}

function areEqual<Value extends object>(a: Value, b: Value): boolean {
  const keys = Object.keys(a) as (keyof Value)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/** A message of the server is changed there; one that was refused goes once more, without those whose names are gone. */
async function save(
  { row: { message, outgoing }, names, onEdited, onRetry }: MessageItemProps, body: string, over: string,
): Promise<Saved> {
  if (message) return onEdited(message, body, over);
  if (outgoing) onRetry(outgoing.id, { body, mentions: outgoing.mentions.filter((id) => body.includes(`@${names.get(id) ?? ''}`)) });
  return 'saved';
}

/** A picture that is open stays so when the server answers: by its key the list of files is the same one before and after. */
function Content({ row: { message, outgoing }, selfId, onJump, isQuick, isMarked }: MessageItemProps) {
  if (outgoing) {
    return (
      <>
        <Folded id={outgoing.id} body={outgoing.body} isMarked={false}>
          <MessageBody message={{ body: outgoing.body, mentions: [], isToAll: false }} selfId={selfId} />
        </Folded>
        <AttachmentList key="files" files={outgoing.files} />
      </>
    );
  }
  if (!message) return null;
  const link = isQuick ? null : firstLink(message.body);
  return (
    <>
      {message.pinnedAt === null ? null : <Pinned><Icon as={PinIcon} size={14} />Pinned</Pinned>}
      {message.forwarded ? <Forwarded origin={message.forwarded} /> : null}
      {message.replyTo ? <Quoted quote={message.replyTo} onJump={onJump} /> : null}
      {message.body ? (
        <Folded id={message.id} body={message.body} isMarked={isMarked}><MessageBody message={message} selfId={selfId} /></Folded>
      ) : null}
      {message.isEdited ? <Small> (edited)</Small> : null}
      <AttachmentList key="files" files={message.attachments} />
      {link ? <LinkPreview url={link} /> : null}
    </>
  );
}
