import { useSyncExternalStore } from 'react';

const query = '(max-width: 1023.98px)';

/** Media rule for everything below the desktop breakpoint: `${mobile} { … }` inside a styled component. */
export const mobile = `@media ${query}`;

/** Where a panel has room beside the page. */
export const roomy = '@media (min-width: 1400px)';

/** On paper: what is pressed, and what only leads elsewhere, is left out there. */
export const print = '@media print';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** True below 1024 px. Prefer the `mobile` rule; use this only where the markup itself differs. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, () => false);
}
