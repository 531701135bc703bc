import { useFreshAddress } from '@heartwood/client-kit/files';
import { CompanyMark } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { channelColour } from '../chat/channel-colour';
import { useDesk } from '../chat/desk';

const Coloured = styled.span<{ $colour: string }>`
  display: inline-grid;
  flex: none;
  & > span { background: ${({ $colour }) => $colour}; color: #fff; }
`;

/** The channel's logo, or the uppercase first letter of its name on a colour of its own. */
export function ChannelMark({ channel, size }: { channel: { id: string; name: string | null; logoUrl: string | null }; size: number }) {
  const { shell } = useDesk();
  const { address, renew } = useFreshAddress(shell, channel.logoUrl);
  return <Coloured $colour={channelColour(channel.id)}>
    <CompanyMark name={channel.name ?? ''} logo={address} size={size} onBroken={() => void renew()} />
  </Coloured>;
}
