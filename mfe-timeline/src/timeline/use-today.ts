import { useEffect, useState } from 'react';
import { localToday } from './days';

/** The day it is; it turns at midnight, also for a page that stays open. */
export function useToday(): string {
  const [today, setToday] = useState(() => localToday());
  useEffect(() => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
    const timer = setTimeout(() => setToday(localToday()), midnight - now.getTime() + 1000);
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
