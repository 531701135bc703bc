import { useMemo, type ReactNode } from 'react';
import { Router, type Navigator, type To } from 'react-router';
import type { Shell } from '../shell';
import { useReadable } from './use-readable';

/** A router over the shell's one history: the remote never listens to `popstate` itself. */
export function ShellRouter({ shell, children }: { shell: Shell; children: ReactNode }) {
  const location = useReadable(shell.nav.location);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => shell.nav.createHref(toPath(to)),
      go: (delta) => shell.nav.navigate(delta),
      push: (to, state: unknown) => shell.nav.navigate(toPath(to), { state }),
      replace: (to, state: unknown) => shell.nav.navigate(toPath(to), { replace: true, state }),
    }),
    [shell],
  );
  return (
    <Router basename={shell.nav.basePath || '/'} location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

function toPath(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}
