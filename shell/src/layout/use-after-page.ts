import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $remoteStatus } from '../remotes/remote-status.model';
import { line } from '../session/page-line';

const $isLoading = $remoteStatus.map((all) => Object.values(all).some(({ state }) => state === 'loading'));

/**
 * Turns true when the page has come first: its remote is here, `ms` have passed since then, and the line has been quiet, so that nothing that
 * nobody waits for takes the way of what the page asks for.
 */
export function useAfterPage(ms: number): boolean {
  const isLoading = useUnit($isLoading);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isLoading) return undefined;
    let isGone = false;
    const timer = window.setTimeout(() => void line.quiet().then(() => { if (!isGone) setDue(true); }), ms);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [isLoading, ms]);
  return isDue;
}
