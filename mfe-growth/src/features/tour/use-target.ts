import { useEffect, useState } from 'react';

/** How long a page has to show what the tour points at, ms. */
const PATIENCE = 5_000;

export type Target = { state: 'looking' } | { state: 'found'; element: HTMLElement } | { state: 'missing' };

// Of several with the same mark the first that is drawn: the list of modules where there is one, else the module's own heading.
function find(name: string): HTMLElement | null {
  const marked = document.querySelectorAll<HTMLElement>(`[data-tour="${CSS.escape(name)}"]`);
  return [...marked].find(isDrawn) ?? null;
}

const isDrawn = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

/** Waits for an element to be drawn; null asks for none. Who comes late is not waited for, and who goes is looked for again. */
export function useTarget(name: string | null): Target {
  const [target, setTarget] = useState<Target>({ state: 'looking' });
  useEffect(() => {
    if (name === null) return undefined;
    let current: HTMLElement | null = null;
    let isLate = false;
    const look = () => {
      if (current?.isConnected && isDrawn(current)) return;
      current = find(name);
      if (current) setTarget({ state: 'found', element: current });
      else setTarget({ state: isLate ? 'missing' : 'looking' });
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-tour', 'hidden'] });
    const late = setTimeout(() => {
      isLate = true;
      look();
    }, PATIENCE);
    // A narrower window may draw another one in its place.
    addEventListener('resize', look);
    look();
    return () => {
      clearTimeout(late);
      changes.disconnect();
      removeEventListener('resize', look);
    };
  }, [name]);
  return name === null ? { state: 'missing' } : target;
}
