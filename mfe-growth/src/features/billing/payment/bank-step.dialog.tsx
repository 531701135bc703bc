import { Button, Grow, Modal, Spinner, Text } from '@heartwood/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { BankStep } from './bank-step.model';
import { frameUrl, hearFrame } from './frame-messages';
import { NOT_CONFIRMED, intentOf } from './provider';

const Place = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 264px;
  border: 1px solid var(--border-2);
  border-radius: 10px;
  background: var(--surface-sunken);
  overflow: hidden;
  & > iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
`;
const Waiting = styled.div`display: grid; justify-items: center; gap: 10px; padding: 20px; text-align: center; color: var(--text-2);`;

/**
 * Where the bank asks for a word: in its own frame, one at a time. `Cancel payment` gives the attempt up; nothing is lost by that.
 * @param origin of the local payment server
 */
export function BankStepDialog({ step, origin }: { step: BankStep; origin: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isThere, setThere] = useState(false);
  const { answer, clientSecret, words } = step;
  useEffect(() => hearFrame(() => frame.current?.contentWindow, origin, (message) => {
    if (message.type !== 'challenge/answered') return;
    const isApproved = message.status === 'succeeded' || message.status === 'processing';
    answer(isApproved ? { ok: true, methodId: null } : NOT_CONFIRMED);
  }), [origin, answer]);
  return (
    <Modal
      open dirty hasClose={false} onClose={() => answer(NOT_CONFIRMED)} title="Confirm with your bank"
      subtitle={`${words} Do not close this window.`}
      footer={(
        <>
          <Grow as={Text} size="dense" tone="2">Nothing is charged yet</Grow>
          <Button variant="ghost" onClick={() => answer(NOT_CONFIRMED)}>Cancel payment</Button>
        </>
      )}
    >
      <Place aria-busy={!isThere}>
        {isThere ? null : <Waiting><Spinner /><span>Your bank’s page opens here.<br />Approve the payment in its app.</span></Waiting>}
        <iframe
          ref={frame} title="Your bank" onLoad={() => setThere(true)}
          src={frameUrl(origin, '/challenge', { intent: intentOf(clientSecret), client_secret: clientSecret })}
        />
      </Place>
    </Modal>
  );
}
