import { useReadable, useShell } from '@heartwood/contract/kit';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { askLocalBank } from './bank-step.model';
import { frameUrl, hearFrame, type FrameMessage } from './frame-messages';
import { outcomeOf, refusalOf } from './outcome';
import type { CardDoor, Confirmed } from './provider';

const Frame = styled.iframe`display: block; width: calc(100% + 6px); margin: 0 -3px; border: 0; background: none;`;

/** What the fields take up before they have said how high they are. */
const FIRST_HEIGHT = 206;

export interface CardProps {
  /** Told once the fields can be used, and `null` when they are gone. */
  onDoor(door: CardDoor | null): void;
  onSubmit(): void;
}

/** The demo's fields of a card: a frame of the local payment server, as Stripe's own would stand there. */
export function LocalCard({ origin, onDoor, onSubmit }: CardProps & { origin: string }) {
  const shell = useShell();
  const theme = useReadable(shell.theme);
  const frame = useRef<HTMLIFrameElement>(null);
  const told = useRef({ onDoor, onSubmit });
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    told.current = { onDoor, onSubmit };
  });
  useEffect(() => {
    const waiting = new Map<string, { clientSecret: string; resolve(confirmed: Confirmed): void }>();
    const say = (message: object): void => frame.current?.contentWindow?.postMessage(message, origin);
    const answered = async (message: Extract<FrameMessage, { type: 'card/result' }>, clientSecret: string): Promise<Confirmed> => {
      if (message.error) return refusalOf(message.error);
      const { intent = { status: '' } } = message;
      const outcome = outcomeOf(intent);
      if (outcome !== 'asks') return outcome;
      const said = await askLocalBank(clientSecret, 'Heartwood wants to keep this card.');
      return said.ok ? outcomeOf({ ...intent, status: 'succeeded' }) as Confirmed : said;
    };
    const door: CardDoor = {
      focus: () => say({ type: 'card/focus' }),
      confirm: (clientSecret, name) => new Promise((resolve) => {
        const id = crypto.randomUUID();
        waiting.set(id, { clientSecret, resolve });
        say({ type: 'card/confirm', id, clientSecret, name });
      }),
    };
    const stop = hearFrame(() => frame.current?.contentWindow, origin, (message) => {
      if (message.type === 'card/ready') {
        setReady(true);
        told.current.onDoor(door);
      }
      if (message.type === 'card/height') setHeight(message.height);
      if (message.type === 'card/submit') told.current.onSubmit();
      if (message.type === 'card/result') {
        const asked = waiting.get(message.id);
        waiting.delete(message.id);
        if (asked) void answered(message, asked.clientSecret).then(asked.resolve);
      }
    });
    return () => {
      stop();
      told.current.onDoor(null);
    };
  }, [origin]);
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage({ type: 'card/theme', theme }, origin);
  }, [isReady, theme, origin]);
  return <Frame ref={frame} title="Card number, date and code" src={frameUrl(origin, '/elements/card')} style={{ height }} />;
}
