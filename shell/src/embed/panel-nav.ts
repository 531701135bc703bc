import { createReadable, type Navigation, type ShellLocation } from '@heartwood/contract';
import { isBelow } from '../navigation/is-below';

/**
 * Navigation inside a panel: it has a location of its own in memory, below the page of the remote. Whatever leads elsewhere
 * in the product is told to the partner's page instead.
 */
export function createPanelNav(basePath: string, elsewhere: (href: string) => void): Navigation {
  const entries: ShellLocation[] = [locationOf(basePath, 0)];
  const location = createReadable<ShellLocation>(entries[0] ?? locationOf(basePath, 0));
  let count = 0;
  return {
    basePath,
    location,
    navigate(to, { replace = false } = {}) {
      if (typeof to === 'number') {
        // Back is all there is: a panel has no forward.
        const steps = Math.min(Math.max(0, -to), entries.length - 1);
        if (steps > 0) entries.splice(entries.length - steps);
      } else {
        const next = locationOf(to, (count += 1));
        if (!isBelow(basePath, next.pathname)) {
          elsewhere(new URL(to, window.location.origin).href);
          return;
        }
        if (replace) entries.pop();
        entries.push(next);
      }
      const last = entries.at(-1);
      if (last) location.set(last);
    },
    createHref: (to) => new URL(to, window.location.origin).href,
    guard: () => () => undefined,
  };
}

function locationOf(to: string, count: number): ShellLocation {
  const { pathname, search, hash } = new URL(to, 'https://panel.invalid');
  return { pathname, search, hash, state: null, key: `panel-${count}` };
}
