import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Router, createPath, type Navigator } from 'react-router';
import { useReadable } from '@heartwood/contract/kit';
import { nav } from './nav';

/** React Router over the page's one history, for the shell's own routes. */
export function HistoryRouter({ children }: { children: ReactNode }) {
  const location = useReadable(nav.location);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => nav.createHref(typeof to === 'string' ? to : createPath(to)),
      go: (delta) => nav.navigate(delta),
      push: (to, state: unknown) => nav.navigate(typeof to === 'string' ? to : createPath(to), { state }),
      replace: (to, state: unknown) => nav.navigate(typeof to === 'string' ? to : createPath(to), { replace: true, state }),
    }),
    [],
  );
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
