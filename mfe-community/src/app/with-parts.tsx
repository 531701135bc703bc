import { useEffect, type ReactNode } from 'react';
import { Parts } from './parts';

/** Posts come below here: the code of what they carry is fetched while the server is asked for them, once the page itself stands. */
export function WithParts({ children }: { children: ReactNode }) {
  useEffect(() => Parts.prefetch(), []);
  return children;
}
