import { useEffect, useRef, useState } from 'react';

/** ms for which a row says that it could not be deleted, beside the toast. */
const TOLD_FOR = 10_000;

/** Notes and folders whose deletion has just failed. */
export function useNotDeleted(): [ReadonlySet<string>, (id: string) => void] {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Set<number>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => window.clearTimeout(timer));
  }, []);
  const [tell] = useState(() => (id: string) => {
    setIds((known) => new Set([...known, id]));
    timers.current.add(window.setTimeout(() => setIds((known) => new Set([...known].filter((each) => each !== id))), TOLD_FOR));
  });
  return [ids, tell];
}
