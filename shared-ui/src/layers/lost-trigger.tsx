import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
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
  const [isAsked] = useState(presses > 0 || isOpen);
  const isNew = useRef(true);
  const [first] = useState(presses);
  const close = useEffectEvent(() => onClose?.());
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isNew.current && (isOpen || presses !== first)) retry();
    else if (isOpen) close();
    isNew.current = false;
  }, [presses, first, isOpen]);
  return isAsked ? createPortal(
    // Looks as a tooltip does, where it is in nobody's way.
    <p className="tip" role="alert" style={{ inset: 'auto auto 24px 50%', translate: '-50%' }}>
      {what} could not be loaded. Check your connection and try again.
    </p>,
    host ?? document.body,
  ) : null;
}
