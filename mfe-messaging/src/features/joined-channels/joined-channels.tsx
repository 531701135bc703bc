import { ShowMore } from '@heartwood/client-kit/states';
import { Clip, Count, Icon, LockIcon, mobile, Spinner, VisuallyHidden } from '@heartwood/shared-ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { countOf } from '../../chat/names';
import { useOpenChat } from '../../chat/use-open-chat';
import { ChannelMark } from '../../inbox/channel-mark';
import { useJoinedChannels } from '../../inbox/use-lists';

const Frame = styled.nav`margin-top: 6px;`;
const Heading = styled.h2`padding: 6px 10px; font-size: 12px; line-height: 16px; font-weight: var(--fw-semi); color: var(--text-3);`;
const Rows = styled.ul`display: flex; flex-direction: column; gap: 1px; margin: 0; padding: 0; list-style: none;`;
const Row = styled.button`
  display: flex; gap: 10px; align-items: center; width: 100%; height: 34px; padding: 0 10px; border: 0; border-radius: var(--r-2);
  background: none;
  color: var(--text-2); font: inherit; font-size: 13px; font-weight: var(--fw-medium); text-align: left; cursor: pointer;
  & > span:nth-child(2) { flex: 1; }
  &:hover { background: var(--surface-hover); color: var(--text); }
  ${mobile} { height: 44px; font-size: 14px; }
`;
const Words = styled.p`padding: 2px 10px; font-size: 12px; line-height: 17px; color: var(--text-3);`;

/** Joined channels in the side bar; pressing one shows it at the foot of the page. */
export function JoinedChannels() {
  const { entries, isFailed, more } = useJoinedChannels();
  const rows = useRef<HTMLUListElement>(null);
  const openChat = useOpenChat();
  if (isFailed) return null;
  return (
    <Frame aria-label="Joined channels">
      <Heading>Channels</Heading>
      {entries === null ? <Words><Spinner label="Loading channels" /></Words> : null}
      {entries?.length === 0 ? <Words>No channels joined or created</Words> : null}
      <Rows ref={rows}>
        {(entries ?? []).map((entry) => {
          const { channel, unread } = entry;
          return (
            <li key={entry.id}>
              <Row type="button" data-tip={countOf(channel.participantCount)} onClick={() => openChat.entry(entry)}>
                <ChannelMark channel={channel} size={20} />
                <Clip>{channel.name ?? 'No name'}</Clip>
                {channel.type === 'CLOSE' ? <Icon as={LockIcon} size={14} label="Close channel" /> : null}
                {unread > 0 ? <><Count value={unread} /><VisuallyHidden>unread</VisuallyHidden></> : null}
              </Row>
            </li>
          );
        })}
      </Rows>
      <ShowMore more={more} rows={rows} isByHand />
    </Frame>
  );
}
