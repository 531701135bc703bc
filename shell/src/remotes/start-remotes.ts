import { nav } from '../navigation/nav';
import { hasReadRegistry, registryWanted } from '../registry/registry.model';
import { serveSlotMounts } from '../slots/serve-slot-mounts';

/** Two steps within this time ask the registry once. */
const calmMs = 1_000;
let started = false;

/** Reads the registry now, after each navigation and when the tab is seen again, so that the next load has a new release. */
export function startRemotes(): void {
  if (started) return;
  started = true;
  serveSlotMounts();
  let asked = 0;
  const ask = (): void => {
    if (Date.now() - asked < calmMs) return;
    asked = Date.now();
    registryWanted();
  };
  nav.location.subscribe(ask);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
  // The page may have brought it along.
  if (hasReadRegistry()) asked = Date.now();
  else ask();
}
