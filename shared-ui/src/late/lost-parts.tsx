import { cloneElement, useEffect, useEffectEvent, type ReactElement, type ReactNode } from 'react';
import { useLayerHost } from '../layers/layer-host';
import type { LostPart } from './lost-part';
import { tellLost } from './tell-lost';

/** In the place of a layer that could not be fetched: it is told, and closed, and what is below goes on. */
export function LostLayer({ error, onClose }: { error: unknown; onClose(): void }) {
  useTold('This', error, onClose);
  return null;
}

/** For a part that comes when its button is pressed, which is its fallback: `failed: atButton('The menu')`. The next press asks anew. */
export const atButton = (what: string) => (lost: LostPart, _props: object, button: ReactNode) => (
  <LostAtButton what={what} lost={lost} button={button as ReactElement<{ onClick(): void }>} />
);

interface LostAtButtonProps { what: string; lost: LostPart; button: ReactElement<{ onClick(): void }> }

function LostAtButton({ what, lost: { error, retry }, button }: LostAtButtonProps) {
  useTold(what, error);
  return cloneElement(button, { onClick: retry });
}

function useTold(what: string, error: unknown, then?: () => void): void {
  const host = useLayerHost();
  const tell = useEffectEvent(() => {
    tellLost(what, host);
    then?.();
  });
  useReported(error);
  useEffect(() => tell(), []);
}

/** To whoever listens for what goes wrong on the page. */
export function useReported(error: unknown): void {
  useEffect(() => window.reportError(error), [error]);
}
