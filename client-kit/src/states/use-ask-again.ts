import { useEffect, useEffectEvent } from 'react';
import type { UseQueryExecute } from 'urql';

const EVERY_MS = 60_000;

/** Asks anew while the page is looked at: once a minute, and when the viewer comes back to it (product decision 100). */
export function useAskAgain(ask: UseQueryExecute): void {
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') ask({ requestPolicy: 'network-only' });
  });
  useEffect(() => {
    const timer = setInterval(() => again(), EVERY_MS);
    const onVisible = () => again();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
