import { ArrowLeftIcon, Avatar, EllipsisIcon, InfoIcon, latePart, Menu, Volume2Icon, VolumeXIcon } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useDesk } from '../../chat/desk';
import { IconPress } from '../../chat/icon-press';
import type { Target } from '../../chat/target';
import { ChannelMark } from '../../inbox/channel-mark';
import { PresenceWatch } from '../../inbox/presence-watch';
import { $isMuted, setMuted } from '../../inbox/sound';
import { Thread } from '../../thread/thread';
import { useConversation } from '../../thread/use-conversation';

const ChannelDetails = latePart(() => import('../../details/channel-details').then((part) => part.ChannelDetails));

const Head = styled.div`
  display: flex; align-items: center; gap: 10px; flex: none; padding: 8px 10px 8px 6px; border-bottom: 1px solid var(--border);
  & > div { flex: 1; min-width: 0; line-height: 18px; }
  & h2 { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 14px; font-weight: var(--fw-semi); }
  & span { font-size: 12px; color: var(--text-3); }
`;

/** One conversation in a panel: who it is with, and the thread itself. */
export function PanelThread({ target, messageId, onBack }: { target: Target; messageId: string | null; onBack(): void }) {
  const { shell } = useDesk();
  const conversation = useConversation(target);
  const isMuted = useUnit($isMuted);
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  const { name, subtitle, presence, channel, person, isPersonal } = conversation;
  return (
    <>
      <PresenceWatch userIds={person ? [person.id] : []} />
      <Head>
        <IconPress icon={ArrowLeftIcon} label="Back" onClick={onBack} />
        {isPersonal
          ? <Avatar id={person?.id ?? ''} name={name} photo={person?.profilePhoto} size={36} presence={presence} alt="" />
          : channel ? <ChannelMark channel={channel} size={36} /> : null}
        <div>
          <h2>{name}</h2>
          <span>{subtitle}</span>
        </div>
        <Menu
          trigger={<IconPress icon={EllipsisIcon} label="More actions" />} label="More actions" align="end"
          items={[
            ...(channel && !isPersonal
              ? [{ key: 'details', label: 'Channel details', icon: InfoIcon, onSelect: () => setDetailsOpen(true) }]
              : []),
            {
              key: 'sound', label: isMuted ? 'Unmute sound' : 'Mute sound', icon: isMuted ? VolumeXIcon : Volume2Icon,
              onSelect: () => setMuted(shell.drafts, !isMuted),
            },
          ]}
        />
      </Head>
      <Thread target={target} conversation={conversation} isQuick hasAddresses={false} autoFocus={false} messageId={messageId} />
      {areDetailsOpen && target.kind === 'channel'
        ? <ChannelDetails channelId={target.channelId} onClose={() => setDetailsOpen(false)} onLeft={onBack} />
        : null}
    </>
  );
}
