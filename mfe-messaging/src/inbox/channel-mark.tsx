import { CompanyMark } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { channelColour } from '../chat/channel-colour';

const Coloured = styled.span<{ $colour: string }>`
  display: inline-grid;
  flex: none;
  & > span { background: ${({ $colour }) => $colour}; color: #fff; }
`;

/** The channel's logo, or the uppercase first letter of its name on a colour of its own. */
export function ChannelMark({ channel, size }: { channel: { id: string; name: string | null; logoUrl: string | null }; size: number }) {
  return <Coloured $colour={channelColour(channel.id)}><CompanyMark name={channel.name ?? ''} logo={channel.logoUrl} size={size} /></Coloured>;
}
