import { NotLoaded, ShowMore } from '@heartwood/client-kit/states';
import { Button, Clip, EmptyState, Modal, SearchField, Spinner } from '@heartwood/shared-ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { channelPath } from '../../chat/addresses';
import { useChannelCommands } from '../../chat/channel-commands';
import { useDesk } from '../../chat/desk';
import { countOf } from '../../chat/names';
import { useOpenChannels } from '../../chat/use-open-channels';
import type { ChannelFragment } from '../../generated/graphql';
import { ChannelMark } from '../../inbox/channel-mark';

const Frame = styled.div`min-height: 120px; max-height: 400px; overflow: auto;`;
const Rows = styled.ul`display: flex; flex-direction: column; margin: 0; padding: 0; list-style: none;`;
const Row = styled.li`display: flex; align-items: center; gap: 11px; padding: 8px 6px;`;
const Look = styled.button`
  flex: 1; min-width: 0; padding: 0; border: 0; background: none; color: inherit; font: inherit; font-size: 13px; line-height: 18px;
  text-align: left; cursor: pointer;
  & > b { font-weight: var(--fw-semi); }
  & > small { display: block; font-size: 12px; color: var(--text-3); }
  &:hover > b { text-decoration: underline; text-underline-offset: 3px; }
`;
const Middle = styled.div`display: grid; place-items: center; min-height: 120px;`;

/** Open channels that the viewer has not joined: to look into, or to join at once. */
export function BrowseChannelsModal({ onClose }: { onClose(): void }) {
  const { shell } = useDesk();
  const { join, isBusy } = useChannelCommands();
  const [search, setSearch] = useState('');
  const { channels, more, isFailed, retry } = useOpenChannels(search);
  const rows = useRef<HTMLUListElement>(null);
  const isSearch = search.trim() !== '';
  const open = (channel: ChannelFragment) => {
    onClose();
    shell.nav.navigate(channelPath(channel));
  };
  return (
    <Modal open onClose={onClose} title="Browse channels" subtitle="Open channels, of every company on Heartwood.">
      <SearchField
        value={search} onChange={(event) => setSearch(event.target.value)} placeholder="Search channels" aria-label="Search channels"
      />
      {isFailed ? <Middle><NotLoaded what="Channels" onRetry={retry} /></Middle> : null}
      {channels === null && !isFailed ? <Middle><Spinner size="lg" label="Loading channels" /></Middle> : null}
      {channels?.length === 0 && !more ? (
        <Middle>
          <EmptyState
            title="No channel to join"
            text={isSearch ? 'No open channel has this name.' : 'You have joined every open channel there is.'}
          />
        </Middle>
      ) : null}
      {channels && (channels.length > 0 || more) ? (
        <Frame>
          <Rows ref={rows}>
            {channels.map((channel) => (
              <Row key={channel.id}>
                <ChannelMark channel={channel} size={40} />
                <Look type="button" onClick={() => open(channel)}>
                  <b>{channel.name}</b>
                  <small><Clip>{[countOf(channel.participantCount), channel.description].filter(Boolean).join(' · ')}</Clip></small>
                </Look>
                <Button
                  size="sm" busy={isBusy} aria-label={`Join ${channel.name ?? 'channel'}`}
                  onClick={() => void join(channel.id).then((done) => {
                    if (done.ok) open(channel);
                  })}
                >
                  Join
                </Button>
              </Row>
            ))}
          </Rows>
          <ShowMore more={more} rows={rows} />
        </Frame>
      ) : null}
    </Modal>
  );
}
