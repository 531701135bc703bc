import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Null where the browser shows nothing in full screen (a phone of Apple's). */
export function useFullScreen(element: RefObject<HTMLElement | null>): { isFull: boolean; toggle: (() => void) | null } {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggle = useCallback(() => {
    // Refused where nobody pressed anything: then it stays as it is.
    const done = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen();
    done?.catch(() => undefined);
  }, [element]);
  return { isFull, toggle: document.fullscreenEnabled ? toggle : null };
}
