import { Button } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useChannelCommands } from '../chat/channel-commands';
import type { Conversation } from './use-conversation';

const Bar = styled.div`
  display: flex; align-items: center; justify-content: center; gap: 12px; padding: 14px 16px; background: var(--surface-sunken);
  font-size: 13px; color: var(--text-2);
`;

/** In place of the text area for who only looks into an OPEN channel. */
export function JoinBar({ conversation: { channelId, canJoin, closed } }: { conversation: Conversation }) {
  const { join, isBusy } = useChannelCommands();
  if (closed !== null) return <Bar role="note">{closed}</Bar>;
  if (!canJoin || channelId === null) return <Bar>You cannot write here.</Bar>;
  return <Bar>Join to write here.<Button variant="primary" busy={isBusy} onClick={() => void join(channelId)}>Join Channel</Button></Bar>;
}
