import { useReadable, useShell } from '@heartwood/contract/kit';
import { Banner, BellRingIcon, Button, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';

const Frame = styled.div`margin-bottom: 16px;`;

/** Whether this very browser takes pushes, and how to change that; nothing where it can't. */
export function PushBanner() {
  const { push } = useShell();
  const state = useReadable(push.state);
  const [isBusy, setBusy] = useState(false);
  if (state === 'unavailable') return null;
  const change = (turn: () => Promise<void>) => async () => {
    setBusy(true);
    await turn();
    setBusy(false);
  };
  const button = (label: string, turn: () => Promise<void>) => (
    <Button size="sm" busy={isBusy} onClick={() => void change(turn)()}>{label}</Button>
  );
  return (
    <Frame>
      {state === 'on' ? (
        <Banner icon={BellRingIcon} action={button('Turn off push', push.turnOff)}><b>Push is on in this browser.</b></Banner>
      ) : state === 'off' ? (
        <Banner icon={BellRingIcon} action={button('Turn on push', push.turnOn)}>
          <b>Push is off in this browser.</b> <Text tone="2">Messages and events arrive only while Heartwood is open.</Text>
        </Banner>
      ) : (
        <Banner tone="warning" icon={BellRingIcon}>
          <b>This browser refuses pushes.</b>{' '}
          <Text tone="2">
            To have them, allow notifications for this site in the browser’s settings, beside the address, and load the page again.
          </Text>
        </Banner>
      )}
    </Frame>
  );
}
