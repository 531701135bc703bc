import { cloneElement, lazy, Suspense, useState, type ReactElement } from 'react';
import type { AssignListProps } from './assign-list';

const load = () => import('./assign-list');
// Floating layers are a third of the home's code, and most visits open none.
const AssignList = lazy(() => load().then((module) => ({ default: module.AssignList })));

interface AssignPopoverProps extends Omit<AssignListProps, 'children'> {
  /** One button. */
  children: ReactElement<{ onClick?: () => void; onPointerEnter?: () => void; onFocus?: () => void }>;
}

/** 'Team Members': who works on a module. The list is fetched when the button is pointed at. */
export function AssignPopover({ module, people, children }: AssignPopoverProps) {
  const [isWanted, setWanted] = useState(false);
  const prefetch = () => void load();
  const closed = cloneElement(children, { onClick: () => setWanted(true), onPointerEnter: prefetch, onFocus: prefetch });
  if (!isWanted) return closed;
  return <Suspense fallback={closed}><AssignList module={module} people={people}>{children}</AssignList></Suspense>;
}
