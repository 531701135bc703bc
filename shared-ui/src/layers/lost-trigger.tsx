import { useEffect, useEffectEvent, useRef } from 'react';
import { tellLost } from '../late/tell-lost';
import { useLayerHost } from './layer-host';

interface LostTriggerProps {
  /** What does not come: "The menu". */
  what: string;
  /** So often the button was pressed without it. */
  presses: number;
  onRetry(): void;
}

/** In the place of a layer whose code could not be fetched: who pressed its button is told, the next press asks for it anew. */
export function LostTrigger({ what, presses, onRetry }: LostTriggerProps) {
  const host = useLayerHost();
  const before = useRef<number>(null);
  const hear = useEffectEvent(() => {
    if (before.current === null && presses > 0) tellLost(what, host);
    else if (before.current !== null && before.current !== presses) onRetry();
    before.current ??= presses;
  });
  useEffect(() => hear(), [presses]);
  return null;
}
