import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useLayerHost } from './layer-host';

const Words = styled.p`
  position: fixed;
  z-index: var(--z-tooltip);
  inset: auto 0 24px;
  width: fit-content;
  max-width: calc(100vw - 32px);
  margin: 0 auto;
  padding: 8px 12px;
  border-radius: 8px;
  background: var(--text);
  color: var(--surface);
  font-size: 13px;
  line-height: 18px;
`;

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
    <Words role="alert">The menu could not be loaded. Check your connection and try again.</Words>, host ?? document.body,
  );
}
