import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $remoteStatus } from '../remotes/remote-status.model';

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
