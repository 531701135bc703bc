import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Now, in milliseconds, as far as minutes show it. */
export function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}
