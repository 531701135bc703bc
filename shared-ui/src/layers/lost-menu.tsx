import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLayerHost } from './layer-host';

interface LostMenuProps {
  /** So often the button was pressed without a menu. */
  presses: number;
  onRetry(): void;
}

/** A menu whose code could not be fetched: who pressed its button is told, the next press asks for it anew. */
export function LostMenu({ presses, onRetry }: LostMenuProps) {
  const host = useLayerHost();
  const [first] = useState(presses);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (presses !== first) retry();
  }, [presses, first]);
  return first === 0 ? null : createPortal(
    // Looks as a tooltip does, where it is in nobody's way.
    <p className="tip" role="alert" style={{ inset: 'auto auto 24px 50%', translate: '-50%' }}>
      The menu could not be loaded. Check your connection and try again.
    </p>,
    host ?? document.body,
  );
}
