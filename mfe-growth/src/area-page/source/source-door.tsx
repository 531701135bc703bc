import { atButton, latePart } from '@heartwood/shared-ui';
import { cloneElement, useState, type ReactElement } from 'react';
import type { SourcePopoverProps } from './source-popover';

// The form comes with its calendar, and few rows are asked for their source.
const SourcePopover = latePart(() => import('./source-popover').then((part) => part.SourcePopover), { failed: atButton('The source') });

interface SourceDoorProps extends Omit<SourcePopoverProps, 'children'> {
  /** One button. */
  children: ReactElement<{ onClick?: () => void; onPointerEnter?: () => void; onFocus?: () => void }>;
}

/** Opens what a claim is founded on. The panel is fetched when the button is pointed at. */
export function SourceDoor({ children, ...claim }: SourceDoorProps) {
  const [isWanted, setWanted] = useState(false);
  const closed = cloneElement(children, {
    onClick: () => setWanted(true), onPointerEnter: SourcePopover.prefetch, onFocus: SourcePopover.prefetch,
  });
  if (!isWanted) return closed;
  return <SourcePopover fallback={closed} {...claim}>{children}</SourcePopover>;
}
