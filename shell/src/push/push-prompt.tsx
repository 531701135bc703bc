import type { Push, Readable } from '@heartwood/contract';
import { useReadable } from '@heartwood/contract/kit';
import { Button, Logo, mobile, Plate, Text } from '@heartwood/shared-ui';
import { useEffect, useId, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { useLocation } from '../navigation/use-location';
import { session } from '../session/browser-session';
import { isTimeToAsk } from './asking';

const slide = keyframes`from { transform: translate(-50%, -100%); }`;

const Frame = styled.div`
  position: fixed;
  left: 50%;
  top: 0;
  z-index: var(--z-toast);
  display: grid;
  grid-template-columns: 44px 1fr;
  gap: 4px 14px;
  width: 440px;
  max-width: 100%;
  padding: 18px 20px;
  border: 1px solid var(--border);
  border-top: 0;
  border-radius: 0 0 16px 16px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-3);
  transform: translateX(-50%);
  @media (prefers-reduced-motion: no-preference) { ${css`animation: ${slide} var(--t-slow, 240ms) var(--ease-out, ease-out);`} }
  ${mobile} { width: 100%; }
`;
const Mark = styled(Plate)`display: grid; place-items: center; grid-row: 1 / 3; width: 44px; height: 44px; border-radius: 12px;`;
const Title = styled.b`font-size: 14.5px; line-height: 20px; font-weight: var(--fw-semi);`;
const Foot = styled.div`grid-column: 1 / -1; display: flex; gap: 8px; justify-content: flex-end; margin-top: 12px;`;

/**
 * Slides down once it is worth asking; every answer, and that it was seen, counts for thirty days.
 * @param awaitedOn path of the page on which somebody first said what others may answer
 */
export function PushPrompt({ push, awaitedOn }: { push: Push; awaitedOn: Readable<string | null> }) {
  const [isAsking, setAsking] = useState(false);
  const { pathname } = useLocation();
  const saidOn = useReadable(awaitedOn);
  const state = useReadable(push.state);
  const id = useId();

  useEffect(() => {
    if (!isTimeToAsk(
      { isWorthIt: saidOn !== null, hasMoved: saidOn !== pathname, state, askedAt: session.ui.kept().pushAskedAt }, Date.now(),
    )) return;
    session.ui.update({ pushAskedAt: new Date().toISOString() });
    setAsking(true);
  }, [saidOn, pathname, state]);

  if (!isAsking || state !== 'off') return null;
  return (
    <Frame
      role="dialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setAsking(false);
      }}
    >
      <Mark><Logo size={28} tone="plate" markOnly /></Mark>
      <Title id={`${id}-title`}>Know when somebody answers</Title>
      <Text as="p" size="dense" tone="2" id={`${id}-text`}>
        Messages, mentions and event reminders, also when Heartwood is closed. You choose the kinds in settings.
      </Text>
      <Foot>
        <Button variant="ghost" onClick={() => setAsking(false)}>Not now</Button>
        <Button variant="primary" onClick={() => void push.turnOn()}>Turn on push</Button>
      </Foot>
    </Frame>
  );
}
