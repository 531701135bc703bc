import { useEffect, useState } from 'react';

/** Seconds before another mail can be asked for. */
const PAUSE = 60;

export function useCountdown(): { left: number; start(): void } {
  const [left, setLeft] = useState(PAUSE);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setLeft((now) => now - 1), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { left, start: () => setLeft(PAUSE) };
}
