import { useEffect, useRef, useState } from 'react';

/** How long loading may stay on (specification, section 9). */
export const LOAD_TIMEOUT = 9999;

/**
 * Loading that takes too long is begun anew once, which also refreshes the token; the second time it has failed
 * (product/decisions 34).
 * @returns whether patience is over, and what begins from the start
 */
export function usePatience(isWaiting: boolean, again: () => void): { isOver: boolean; restart(): void } {
  const [tries, setTries] = useState(0);
  const [wasWaiting, setWasWaiting] = useState(isWaiting);
  if (wasWaiting !== isWaiting) {
    setWasWaiting(isWaiting);
    setTries(0);
  }
  const begin = useRef(again);
  useEffect(() => {
    begin.current = again;
  });
  useEffect(() => {
    if (!isWaiting || tries > 1) return undefined;
    const timer = setTimeout(() => {
      if (tries === 0) begin.current();
      setTries(tries + 1);
    }, LOAD_TIMEOUT);
    return () => clearTimeout(timer);
  }, [isWaiting, tries]);
  return {
    isOver: isWaiting && tries > 1,
    restart() {
      setTries(1);
      again();
    },
  };
}
