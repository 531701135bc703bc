import { DoorForm, type DoorAnswers } from '@heartwood/client-kit/sharing';
import { H1, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { Asks } from './plan';

const Room = styled.div`display: flex; flex-direction: column; gap: 18px; width: min(380px, 100%); margin: 12vh auto; padding: 0 20px;`;

/** What a link wants before it shows anything. */
export function ShareDoor({ asks, onOpen }: { asks: Asks; onOpen(answers: DoorAnswers): Promise<void> }) {
  return (
    <Room>
      <div>
        <H1>{asks.name}</H1>
        <Text as="p" tone="2">
          {asks.passcode ? 'A passcode opens this plan. Whoever sent you the link has it.' : 'Say who you are to read this plan.'}
        </Text>
      </div>
      <DoorForm label={`Open ${asks.name}`} company={asks.name} asks={asks} onOpen={onOpen} />
    </Room>
  );
}
