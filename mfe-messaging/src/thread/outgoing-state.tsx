import { ClockIcon, Icon, TextLink } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { Outgoing } from './outbox.model';

const Line = styled.span<{ $bad: boolean }>`
  display: inline-flex; flex-wrap: wrap; align-items: center; gap: 2px 6px; font-size: 11px; line-height: 15px;
  color: ${({ $bad }) => ($bad ? 'var(--danger-text)' : 'var(--text-3)')};
`;

export interface OutgoingStateProps { outgoing: Outgoing; onRetry(): void; onEdit(): void; onDiscard(): void }

/** Where a message on its way stands: waiting, or "Not sent" with why and what to do. */
export function OutgoingState({ outgoing, onRetry, onEdit, onDiscard }: OutgoingStateProps) {
  const isRefused = outgoing.state === 'refused';
  const isBad = outgoing.state === 'failed' || isRefused;
  if (!isBad) return <Line $bad={false}><Icon as={ClockIcon} size={14} />{outgoing.state === 'sending' ? 'Sending' : 'Waiting'}</Line>;
  return (
    <Line $bad role="alert">
      Not sent
      {isRefused && outgoing.reason ? <span>{outgoing.reason}</span> : null}
      <TextLink as="button" type="button" onClick={onRetry}>Try again</TextLink>
      {/* One that got no answer may have arrived: other words under its id would be lost. */}
      {isRefused ? <TextLink as="button" type="button" onClick={onEdit}>Edit</TextLink> : null}
      <TextLink as="button" type="button" onClick={onDiscard}>Delete</TextLink>
    </Line>
  );
}
