import { useLayoutEffect } from 'react';

/**
 * Tells when the tree it stands in has been committed for the first time, before it is painted: the shell's skeleton goes in the same
 * frame.
 */
export function WhenShown({ onShown }: { onShown: () => void }) {
  useLayoutEffect(onShown, [onShown]);
  return null;
}
