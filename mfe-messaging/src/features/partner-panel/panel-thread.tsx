import { ArrowLeftIcon, Avatar } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { IconPress } from '../../chat/icon-press';
import { presenceOf } from '../../chat/names';
import type { Target } from '../../chat/target';
import { ChannelMark } from '../../inbox/channel-mark';
import { Thread } from '../../thread/thread';
import { useConversation } from '../../thread/use-conversation';

const Head = styled.div`
  display: flex; align-items: center; gap: 10px; flex: none; padding: 8px 10px 8px 6px; border-bottom: 1px solid var(--border);
  & > div { flex: 1; min-width: 0; line-height: 18px; }
  & h2 { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 14px; font-weight: var(--fw-semi); }
  & span { font-size: 12px; color: var(--text-3); }
`;

/** One conversation in a panel: who it is with, and the thread itself. */
export function PanelThread({ target, onBack }: { target: Target; onBack(): void }) {
  const conversation = useConversation(target);
  const { name, channel, person, isPersonal } = conversation;
  const presence = presenceOf(person);
  return (
    <>
      <Head>
        <IconPress icon={ArrowLeftIcon} label="Back" onClick={onBack} />
        {isPersonal ? <Avatar name={name} photo={person?.profilePhoto} size={36} presence={presence} alt="" /> : channel ? <ChannelMark channel={channel} size={36} /> : null}
        <div>
          <h2>{name}</h2>
          <span>{isPersonal ? (presence === 'online' ? 'Online' : 'Offline') : channel ? `Channel · ${channel.participantCount} ${channel.participantCount === 1 ? 'participant' : 'participants'}` : ''}</span>
        </div>
      </Head>
      <Thread target={target} conversation={conversation} isQuick autoFocus={false} />
    </>
  );
}
