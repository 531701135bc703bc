import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $remoteStatus } from '../remotes/remote-status.model';
import { line } from '../session/page-line';

const $isLoading = $remoteStatus.map((all) => Object.values(all).some(({ state }) => state === 'loading'));

/** Turns true when the page has come first and `ms` have passed since then. */
export function useAfterPage(ms: number): boolean {
  const isLoading = useUnit($isLoading);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isLoading) return undefined;
    const timer = window.setTimeout(() => setDue(true), ms);
    return () => window.clearTimeout(timer);
  }, [isLoading, ms]);
  return isDue;
}

/** Turns true when the page has come first and the line has been quiet since: what asks questions of its own begins then. */
export function useQuietPage(): boolean {
  const hasCome = useAfterPage(0);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!hasCome) return undefined;
    let isGone = false;
    void line.quiet().then(() => { if (!isGone) setQuiet(true); });
    return () => { isGone = true; };
  }, [hasCome]);
  return isQuiet;
}
