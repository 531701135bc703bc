import type { RegistryRemote, ToastHandle } from '@heartwood/contract';
import { $remotes, registryWanted } from '../registry/registry.model';
import { toast } from '../toasts/toasts';

const LOOK_MS = 3_000;
const ASK_MS = 60_000;
/** On a phone it stands before the header: it goes by itself, and comes again while it is true. */
const STAYS_MS = 20_000;
const AGAIN_MS = 10 * 60_000;

/** What stands in this page in another version than is live for who looks at it, `growth 1.0.0-b`; sorted, so that it can be compared. */
export function standsBehind(remotes: readonly RegistryRemote[], page: ParentNode = document): string {
  const standing = [...page.querySelectorAll<HTMLElement>('[data-remote][data-version]')];
  return remotes.filter(({ name, version }) => (
    standing.some(({ dataset }) => dataset['remote'] === name && dataset['version'] !== version)
  )).map(({ name, version }) => `${name} ${version}`).sort().join(', ');
}

/**
 * Asks once a minute what is live, while somebody looks, and says so where another version than that stands in the page: a release, a way
 * back, the end of a canary. Nothing is taken away; what is typed is kept as at every reload. @returns what ends it
 */
export function watchVersions(reload: () => void = () => window.location.reload()): () => void {
  let said = '';
  let saidAt = 0;
  let shown: ToastHandle | null = null;
  const look = (): void => {
    const behind = standsBehind($remotes.getState());
    if (behind === said && (behind === '' || Date.now() - saidAt < AGAIN_MS)) return;
    said = behind;
    saidAt = Date.now();
    shown?.();
    shown = behind === '' ? null : toast({
      title: 'A newer version is ready', status: 'info', duration: STAYS_MS, action: { label: 'Reload', run: reload },
    });
  };
  const ask = (): void => {
    if (document.visibilityState === 'visible') registryWanted();
  };
  const timers = [setInterval(look, LOOK_MS), setInterval(ask, ASK_MS)];
  return () => {
    timers.forEach(clearInterval);
    shown?.();
  };
}
