import { useSettled } from '@heartwood/client-kit/keys';
import { NotLoaded, useFailure, type LoadFailure } from '@heartwood/client-kit/states';
import { Button, Clip, EmptyState, Modal, SearchField, Spinner } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { channelPath } from '../../chat/addresses';
import { useChannelCommands } from '../../chat/channel-commands';
import { useDesk } from '../../chat/desk';
import { OpenChannelsDocument, SearchChannelsDocument, type ChannelFragment } from '../../generated/graphql';
import { ChannelMark } from '../../inbox/channel-mark';

const Rows = styled.ul`display: flex; flex-direction: column; margin: 0; padding: 0; list-style: none; min-height: 120px; max-height: 400px; overflow: auto;`;
const Row = styled.li`display: flex; align-items: center; gap: 11px; padding: 8px 6px;`;
const Look = styled.button`
  flex: 1; min-width: 0; padding: 0; border: 0; background: none; color: inherit; font: inherit; font-size: 13px; line-height: 18px; text-align: left; cursor: pointer;
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
  const { channels, isFailed, retry } = useOpenChannels(search);
  const open = (channel: ChannelFragment) => {
    onClose();
    shell.nav.navigate(channelPath(channel));
  };
  return (
    <Modal open onClose={onClose} title="Browse channels" subtitle="Open channels, of every company on Heartwood.">
      <SearchField value={search} onChange={(event) => setSearch(event.target.value)} placeholder="Search channels" aria-label="Search channels" />
      {isFailed ? <Middle><NotLoaded what="Channels" onRetry={retry} /></Middle> : null}
      {channels === null && !isFailed ? <Middle><Spinner size="lg" label="Loading channels" /></Middle> : null}
      {channels?.length === 0 ? <Middle><EmptyState title="No channel to join" text={search.trim() === '' ? 'You have joined every open channel there is.' : 'No open channel has this name.'} /></Middle> : null}
      {channels && channels.length > 0 ? (
        <Rows>
          {channels.map((channel) => (
            <Row key={channel.id}>
              <ChannelMark channel={channel} size={40} />
              <Look type="button" onClick={() => open(channel)}>
                <b>{channel.name}</b>
                <small><Clip>{[`${channel.participantCount} ${channel.participantCount === 1 ? 'participant' : 'participants'}`, channel.description].filter(Boolean).join(' · ')}</Clip></small>
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
      ) : null}
    </Modal>
  );
}

/** By name once something is typed, the liveliest before that. Null while they load. */
function useOpenChannels(search: string): LoadFailure & { channels: ChannelFragment[] | null } {
  const asked = useSettled(search).trim();
  const [all, askAll] = useQuery({ query: OpenChannelsDocument, requestPolicy: 'cache-and-network' });
  const [found, askFound] = useQuery({ query: SearchChannelsDocument, variables: { search: asked }, pause: asked === '', requestPolicy: 'cache-and-network' });
  const allFailure = useFailure(all, askAll);
  const foundFailure = useFailure(found, askFound, asked !== '');
  if (asked === '') return { channels: all.data?.openChannels.nodes ?? null, ...allFailure };
  return { channels: found.data?.searchChannels.nodes.flatMap(({ channel, isJoined }) => (isJoined ? [] : [channel])) ?? null, ...foundFailure };
}
