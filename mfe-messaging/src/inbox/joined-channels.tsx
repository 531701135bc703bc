import styled from 'styled-components';
import { ChannelRequests } from './channel-requests';
import { InboxList, type InboxListProps } from './inbox-list';

const Words = styled.p`padding: 2px 10px 8px; font-size: 13px; line-height: 19px; color: var(--text-3);`;

/** The joined-channels list. When it cannot be loaded it says nothing and can be asked for again (specification, section 8). */
export function JoinedChannels(props: Omit<InboxListProps, 'label' | 'empty' | 'isQuiet'>) {
  return <>{props.list.entries ? <ChannelRequests /> : null}<InboxList {...props} label="Channels" empty={<Words>No channels joined or created</Words>} isQuiet /></>;
}
