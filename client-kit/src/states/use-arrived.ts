import { useDeferredValue } from 'react';

/**
 * Whether the page's answer is to be drawn. It turns true a moment after the answer came, in a render that gives way to clicks and keys: a
 * whole page is too much for one task. What changes later is drawn at once.
 */
export function useArrived(isThere: boolean): boolean {
  return useDeferredValue(isThere);
}
