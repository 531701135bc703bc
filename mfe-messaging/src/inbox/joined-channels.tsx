import { useRef } from 'react';
import styled from 'styled-components';
import { ChannelRequests } from './channel-requests';
import { InboxList, type InboxListProps } from './inbox-list';

const Frame = styled.div`&:focus { outline: none; }`;
const Words = styled.p`padding: 2px 10px 8px; font-size: 13px; line-height: 19px; color: var(--text-3);`;

/** The joined-channels list. When it cannot be loaded it says nothing and can be asked for again (specification, section 8). */
export function JoinedChannels(props: Omit<InboxListProps, 'label' | 'empty' | 'isQuiet'>) {
  const frame = useRef<HTMLDivElement>(null);
  const toList = () => (frame.current?.querySelector<HTMLElement>('[data-row]') ?? frame.current)?.focus();
  return (
    <>
      {props.list.entries ? <ChannelRequests onEmptied={toList} /> : null}
      <Frame ref={frame} tabIndex={-1}>
        <InboxList {...props} label="Channels" empty={<Words>No channels joined or created</Words>} isQuiet />
      </Frame>
    </>
  );
}
