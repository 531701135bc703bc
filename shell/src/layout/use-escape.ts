import { useEffect, useRef } from 'react';

/** Runs `onEscape` on Esc while `isActive`, unless a layer above has used the key. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const heard = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [isActive]);
}
