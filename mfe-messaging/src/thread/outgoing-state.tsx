import { ClockIcon, Icon, TextLink } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { Outgoing } from './outbox.model';

const Line = styled.span<{ $bad: boolean }>`
  display: inline-flex; align-items: center; gap: 6px; font-size: 11px; line-height: 15px; color: ${({ $bad }) => ($bad ? 'var(--danger-text)' : 'var(--text-3)')};
`;

/** Where a message on its way stands: waiting, or "Not sent" with what to do. */
export function OutgoingState({ outgoing, onRetry, onDiscard }: { outgoing: Outgoing; onRetry(id: string): void; onDiscard(id: string): void }) {
  const isBad = outgoing.state === 'failed' || outgoing.state === 'refused';
  if (!isBad) return <Line $bad={false}><Icon as={ClockIcon} size={14} />{outgoing.state === 'sending' ? 'Sending' : 'Waiting'}</Line>;
  return (
    <Line $bad role="alert">
      Not sent
      <TextLink as="button" type="button" onClick={() => onRetry(outgoing.id)}>Try again</TextLink>
      <TextLink as="button" type="button" onClick={() => onDiscard(outgoing.id)}>Delete</TextLink>
    </Line>
  );
}
