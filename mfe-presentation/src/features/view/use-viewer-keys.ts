import { useEffect, useRef } from 'react';

export interface ViewerKeys {
  index: number;
  count: number;
  go(index: number): void;
  /** What letters and Escape do: `f`, `o`, `b`, `p`, `Escape`. */
  keys: Readonly<Record<string, (() => void) | undefined>>;
}

const FORTH = ['ArrowRight', 'ArrowDown', 'PageDown'];
const BACK = ['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace'];

/** Keys of who shows slides: a presenter's remote sends them too. A number and Enter goes to that slide. */
export function useViewerKeys(options: ViewerKeys): void {
  const present = useRef(options);
  useEffect(() => {
    present.current = options;
  });
  useEffect(() => {
    let typed = '';
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const { target, key } = event;
      const on = target instanceof HTMLElement ? target : document.body;
      if (on.isContentEditable || on.matches('input, textarea, select')) return;
      // A button that has the focus is pressed by these.
      if ((key === ' ' || key === 'Enter') && on.closest('button, a') !== null && typed === '') return;
      const { index, count, go, keys } = present.current;
      const to = key === 'Enter' && typed !== '' ? Number(typed) - 1 : targetOf(event, index, count);
      typed = /^\d$/.test(key) ? `${typed}${key}`.slice(-4) : '';
      if (to !== null) go(to);
      else if (keys[key]) keys[key]();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function targetOf({ key, shiftKey }: KeyboardEvent, index: number, count: number): number | null {
  if (key === ' ') return shiftKey ? index - 1 : index + 1;
  if (key === 'Enter' || FORTH.includes(key)) return index + 1;
  if (BACK.includes(key)) return index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
