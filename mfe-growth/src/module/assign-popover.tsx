import { cloneElement, useState, type ReactElement } from 'react';
import { atButton, latePart } from '@heartwood/shared-ui';
import type { AssignListProps } from './assign-list';

// Floating layers are a third of the home's code, and most visits open none.
const AssignList = latePart(() => import('./assign-list').then((part) => part.AssignList), { failed: atButton('The list of people') });

interface AssignPopoverProps extends Omit<AssignListProps, 'children'> {
  /** One button. */
  children: ReactElement<{ onClick?: () => void; onPointerEnter?: () => void; onFocus?: () => void }>;
}

/** 'Team Members': who works on a module. The list is fetched when the button is pointed at. */
export function AssignPopover({ module, people, children }: AssignPopoverProps) {
  const [isWanted, setWanted] = useState(false);
  const closed = cloneElement(children, {
    onClick: () => setWanted(true), onPointerEnter: AssignList.prefetch, onFocus: AssignList.prefetch,
  });
  if (!isWanted) return closed;
  return <AssignList fallback={closed} module={module} people={people}>{children}</AssignList>;
}
