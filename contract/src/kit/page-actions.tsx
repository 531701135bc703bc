import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useShell } from './shell-context';
import { useReadable } from './use-readable';

/** Puts the page's own buttons into the shell's top bar. */
export function PageActions({ children }: { children: ReactNode }) {
  const element = useReadable(useShell().page.actions);
  return element ? createPortal(children, element) : null;
}
