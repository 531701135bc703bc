import { useEffect } from 'react';

/** Tells when the tree it stands in has been committed for the first time. */
export function WhenShown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}
