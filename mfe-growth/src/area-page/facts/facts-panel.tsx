import { H3, IconButton, XIcon } from '@heartwood/shared-ui';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { FactsDoor, FactsSide } from '../module-layout';

// Over the padding of the column, so that the facts begin where they do without it.
const Head = styled.div`display: flex; flex: 1; align-items: center; justify-content: space-between; margin: -8px -10px -10px 0;`;

export interface FactsPanelProps {
  /** Where the column has yielded, it stands over the text while this is so. */
  isOpen: boolean;
  /** It is never a column. */
  isWide: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The column of facts, or the panel that it is where there is no room for a column. */
export function FactsPanel({ isOpen, isWide, onClose, children }: FactsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <FactsSide ref={panel} aria-label="Facts" tabIndex={-1} $open={isOpen} $wide={isWide} onKeyDown={onKeyDown}>
      <FactsDoor $wide={isWide}>
        <Head><H3 as="h2">Facts</H3><IconButton icon={XIcon} label="Close facts" size="sm" onClick={onClose} /></Head>
      </FactsDoor>
      {children}
    </FactsSide>
  );
}
