import { CompanyMark } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { channelColour } from '../chat/channel-colour';
import { useFreshAddress } from '../chat/fresh-address';

const Coloured = styled.span<{ $colour: string }>`
  display: inline-grid;
  flex: none;
  & > span { background: ${({ $colour }) => $colour}; color: #fff; }
`;

/** The channel's logo, or the uppercase first letter of its name on a colour of its own. */
export function ChannelMark({ channel, size }: { channel: { id: string; name: string | null; logoUrl: string | null }; size: number }) {
  const { address, renew } = useFreshAddress(channel.logoUrl);
  return <Coloured $colour={channelColour(channel.id)}><CompanyMark name={channel.name ?? ''} logo={address} size={size} onBroken={() => void renew()} /></Coloured>;
}
