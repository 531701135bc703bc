import { useEffect, useState } from 'react';

/** Searches wait for the typing to pause (specification, section 9: 400 ms). */
const SEARCH_PAUSE = 400;

/** What is asked of the server: the search, once nothing was typed for a moment. */
export function useSettled(search: string): string {
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [search]);
  return settled;
}
