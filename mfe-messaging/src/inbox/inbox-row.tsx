import { personName } from '@heartwood/contract/domain';
import { markdownText } from '@heartwood/contract/text';
import { Avatar, BellOffIcon, Clip, Count, Icon, LockIcon, mobile, UsersIcon, VisuallyHidden } from '@heartwood/shared-ui';
import { useStoreMap } from 'effector-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { isVisitor, useDesk } from '../chat/desk';
import { $drafts } from '../chat/kept-drafts';
import { lineWords } from '../chat/line-words';
import { conversationName, countOf, presenceOf } from '../chat/names';
import { targetKey, targetOfEntry } from '../chat/target';
import { rowTime } from '../chat/times';
import type { EntryFragment, MessageFragment } from '../generated/graphql';
import { ChannelMark } from './channel-mark';
import { isMuted } from './muting';

const Row = styled.button<{ $on: boolean }>`
  display: flex;
  gap: 11px;
  align-items: center;
  width: 100%;
  padding: 9px 10px;
  border: 0;
  border-radius: 10px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover { background: var(--surface-hover); }
  ${({ $on }) => $on && css`&, &:hover { background: var(--surface-selected); }`}
  ${mobile} { padding: 11px 8px; min-height: 64px; ${({ $on }) => $on && css`&, &:hover { background: none; }`} }
`;
const Lines = styled.span`flex: 1; min-width: 0; display: flex; flex-direction: column; line-height: 18px;`;
const Line = styled.span`display: flex; align-items: center; justify-content: space-between; gap: 8px; min-width: 0;`;
const Name = styled.span<{ $bold: boolean }>`
  display: flex;
  align-items: center;
  gap: 5px;
  min-width: 0;
  font-size: 13px;
  font-weight: ${({ $bold }) => ($bold ? 'var(--fw-semi)' : 'var(--fw-medium)')};
  & > svg { flex: none; color: var(--text-3); }
  ${mobile} { font-size: 15px; line-height: 20px; }
`;
const Time = styled.time`flex: none; font-size: 11px; line-height: 15px; color: var(--text-3);`;
const Preview = styled(Clip)<{ $bold: boolean }>`
  font-size: 12px;
  color: ${({ $bold }) => ($bold ? 'var(--text)' : 'var(--text-3)')};
  font-weight: ${({ $bold }) => ($bold ? 'var(--fw-medium)' : 'var(--fw-body)')};
  ${mobile} { font-size: 13px; }
`;
const Draft = styled.span`color: var(--danger-text); font-weight: var(--fw-medium);`;
const People = styled.span`display: inline-flex; gap: 3px; align-items: center; font-size: 11px; line-height: 15px; color: var(--text-3);`;
const Dot = styled.span`width: 8px; height: 8px; border-radius: var(--r-full); background: var(--text-3);`;
const Badges = styled.span`display: flex; flex: none; gap: 4px; align-items: center;`;
const Mention = styled.span`
  min-width: 17px; height: 17px; padding: 0 4px; border-radius: var(--r-full); background: var(--danger); color: var(--surface);
  font: var(--fw-bold) 10.5px/17px var(--font); text-align: center;
`;

export interface InboxRowProps {
  entry: EntryFragment;
  selfId: string;
  isOn: boolean;
  onOpen(entry: EntryFragment): void;
}

/** A conversation or a channel in a list: who, when, the last words, what is unread. */
export function InboxRow({ entry, selfId, isOn, onOpen }: InboxRowProps) {
  const { channel, person, unread, unreadMentions } = entry;
  const isPersonal = channel.kind === 'personal';
  const draft = useStoreMap({ store: $drafts, keys: [targetKey(targetOfEntry(entry))], fn: (drafts, [key]) => drafts.get(key) ?? null });
  const last = entry.lastMessages.at(-1);
  // On their own site nobody needs to be told which one it is.
  const name = conversationName(isVisitor(useDesk().self) ? { ...channel, partner: null } : channel, person);
  const isClosed = channel.partner?.isRevoked === true;
  const isUnread = unread > 0;
  const muted = isMuted(entry);
  // Somebody came or went, or it has a new name: worth a dot, not a number.
  const hasNews = !isUnread && channel.lastSeq > entry.lastReadSeq;
  return (
    <Row type="button" $on={isOn} aria-current={isOn ? 'true' : undefined} data-row={channel.id} onClick={() => onOpen(entry)}>
      {isPersonal ? (
        <Avatar
          id={person?.id ?? ''} name={personName(person)} photo={person?.profilePhoto} size={40} alt=""
          presence={isClosed ? 'offline' : presenceOf(person)}
        />
      ) : <ChannelMark channel={channel} size={40} />}
      <Lines>
        <Line>
          <Name $bold={(isUnread && !muted) || isOn}>
            <Clip data-tip={channel.partner ? name : undefined}>{name}</Clip>
            {channel.type === 'CLOSE' && !isPersonal ? <Icon as={LockIcon} size={14} label="Close channel" /> : null}
            {muted ? <Icon as={BellOffIcon} size={14} label="Muted" /> : null}
          </Name>
          {last ? <Time dateTime={last.createdAt}>{rowTime(last.createdAt)}</Time> : null}
        </Line>
        <Line>
          <Preview $bold={isUnread && !muted}>
            {draft?.text ? <><Draft>Draft:</Draft> {draft.text}</> : previewOf(last, selfId, isPersonal)}
          </Preview>
          <Badges>
            {isPersonal ? null : (
              <People data-tip={countOf(channel.participantCount)}>
                <Icon as={UsersIcon} size={14} />
                <span aria-hidden>{channel.participantCount}</span>
                <VisuallyHidden>{countOf(channel.participantCount)}</VisuallyHidden>
              </People>
            )}
            {unreadMentions > 0 ? (
              <Mention data-tip="You were mentioned">
                <span aria-hidden>@</span>
                <VisuallyHidden>{unreadMentions} {unreadMentions === 1 ? 'mention' : 'mentions'}</VisuallyHidden>
              </Mention>
            ) : null}
            {isUnread ? <>{muted ? <Dot /> : <Count value={unread} />}<VisuallyHidden>unread</VisuallyHidden></> : null}
            {hasNews ? <Dot data-tip="Something new"><VisuallyHidden>Something new</VisuallyHidden></Dot> : null}
          </Badges>
        </Line>
      </Lines>
    </Row>
  );
}

function previewOf(last: MessageFragment | undefined, selfId: string, isPersonal: boolean): ReactNode {
  if (!last) return '';
  const told = lineWords(last, selfId);
  if (told !== null) return told;
  const words = last.isDeleted ? 'Message deleted' : markdownText(last.body) || last.attachments.map(({ name }) => name).join(', ');
  if (last.author?.id === selfId) return `You: ${words}`;
  return isPersonal ? words : `${last.author?.firstname ?? 'No name'}: ${words}`;
}
