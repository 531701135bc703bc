import { useEffect, useState } from 'react';
import { untilMidnight } from '../../notification/times';

/** Now, as far as rows need it: what was today is yesterday once the day is over. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), untilMidnight(now) + 1000);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
