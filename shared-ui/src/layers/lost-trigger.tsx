import { useEffect, useEffectEvent, useRef } from 'react';
import { tellLost } from '../late/tell-lost';
import { useLayerHost } from './layer-host';

interface LostTriggerProps {
  /** What does not come: "The menu". */
  what: string;
  /** So often the button was pressed without it. */
  presses: number;
  /** Somebody else opened it. */
  isOpen?: boolean;
  onClose?(): void;
  onRetry(): void;
}

/**
 * In the place of a layer whose code could not be fetched: who asked for it is told, and it is closed. The next press, or who opens it
 * again, asks for it anew.
 */
export function LostTrigger({ what, presses, isOpen = false, onClose, onRetry }: LostTriggerProps) {
  const host = useLayerHost();
  const before = useRef<number>(null);
  const hear = useEffectEvent(() => {
    if (before.current !== null) {
      if (isOpen || presses !== before.current) onRetry();
      return;
    }
    before.current = presses;
    if (presses > 0 || isOpen) tellLost(what, host);
    if (isOpen) onClose?.();
  });
  useEffect(() => hear(), [presses, isOpen]);
  return null;
}
