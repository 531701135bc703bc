import { createContext, useContext } from 'react';
import type { Shell } from '../shell';

export const ShellContext = createContext<Shell | null>(null);

/** The shell this remote was mounted with. Throws outside a view made by `defineRemote`. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a view mounted by defineRemote');
  return shell;
}
