import { ArrowLeftIcon, Avatar, EllipsisIcon, mobile, PinIcon, SearchIcon, useIsMobile, XIcon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { IconPress } from '../chat/icon-press';
import { ProfileLink } from '../chat/profile-link';
import { ChannelMark } from '../inbox/channel-mark';
import { MutePress } from '../inbox/mute-press';
import { PresenceWatch } from '../inbox/presence-watch';
import type { Conversation } from './use-conversation';

const Head = styled.header`
  display: flex; align-items: center; gap: 12px; flex: none; height: 60px; padding: 0 12px 0 20px;
  border-bottom: 1px solid var(--border); background: var(--surface);
  ${mobile} { padding: 0 4px; }
`;
const Words = styled.div`
  flex: 1; min-width: 0; line-height: 18px;
  & > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > h1 { font-size: 13px; line-height: 18px; font-weight: var(--fw-semi); }
  & > span { font-size: 12px; color: var(--text-3); }
`;

interface ToolsProps { onSearch(): void; onPins(): void }

/** What is kept at hand, and the search: in the head, and on a phone, where the name needs its room, in that of the details. */
export function ThreadTools({ onSearch, onPins }: ToolsProps) {
  return (
    <>
      <IconPress icon={PinIcon} label="Pinned messages" onClick={onPins} />
      <IconPress icon={SearchIcon} label="Search in this conversation" onClick={onSearch} />
    </>
  );
}

export interface ThreadHeadProps extends ToolsProps {
  conversation: Conversation;
  areDetailsOpen: boolean;
  onClose(): void;
  onDetails(): void;
}

/** Name, online or channel, and the buttons of a thread. */
export function ThreadHead({ conversation, areDetailsOpen, onClose, onDetails, onSearch, onPins }: ThreadHeadProps) {
  const { name, title, subtitle, presence, person, isPersonal, entry, state } = conversation;
  // Of a channel that one is not in any more only its name is left.
  const channel = state === 'hidden' ? null : conversation.channel;
  const isMobile = useIsMobile();
  return (
    <Head>
      <PresenceWatch userIds={person ? [person.id] : []} />
      {isMobile ? <IconPress icon={ArrowLeftIcon} label="Back" onClick={onClose} /> : null}
      {isPersonal ? <ProfileLink id={person?.id} isBeside><Avatar
        id={person?.id ?? ''} name={name} photo={person?.profilePhoto} size={36} presence={presence} alt=""
      /></ProfileLink> : channel ? <ChannelMark channel={channel} size={36} /> : null}
      <Words>
        <h1><ProfileLink id={isPersonal ? person?.id : null}>{title}</ProfileLink></h1>
        {state === 'hidden' ? null : <span>{subtitle}</span>}
      </Words>
      {entry && state !== 'hidden' ? <MutePress entry={entry} name={name} /> : null}
      {channel && !isMobile ? <ThreadTools onPins={onPins} onSearch={onSearch} /> : null}
      {channel ? (
        <IconPress
          data-details icon={EllipsisIcon} label={isPersonal ? 'Files' : 'Channel details'} on={areDetailsOpen} onClick={onDetails}
        />
      ) : null}
      {isMobile ? null : <IconPress icon={XIcon} label="Close" onClick={onClose} />}
    </Head>
  );
}
