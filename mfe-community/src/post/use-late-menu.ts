import { cloneElement, useCallback, useEffect, useRef, useState, type ReactElement } from 'react';

const GOES_ON = ['pointerdown', 'keydown'];

/**
 * For a menu whose code comes with the press on its button. `press` is the button, `waiting` the same while the code comes: each of them is
 * made anew, and who was on the one before is on it still. Who goes on to something else meanwhile is left where they are.
 */
export function useLateMenu(button: ReactElement) {
  const [isWanted, setWanted] = useState(false);
  const isHeld = useRef(false);
  const element = useRef<HTMLElement>(null);
  const hold = useCallback((made: HTMLElement | null) => {
    element.current = made;
    if (made && isHeld.current && document.activeElement === document.body) made.focus({ preventScroll: true });
  }, []);
  const want = () => {
    isHeld.current = true;
    setWanted(true);
  };
  useEffect(() => {
    if (!isWanted) return undefined;
    const goOn = ({ target }: Event) => {
      const waits = element.current?.hasAttribute('data-waits') === true;
      if (waits && !element.current?.contains(target as Node)) setWanted(false);
    };
    for (const kind of GOES_ON) document.addEventListener(kind, goOn, true);
    return () => { for (const kind of GOES_ON) document.removeEventListener(kind, goOn, true); };
  }, [isWanted]);
  const press = cloneElement(button, { ref: hold, onClick: want } as object);
  return { isWanted, press, waiting: cloneElement(press, { 'data-waits': '' } as object) };
}
