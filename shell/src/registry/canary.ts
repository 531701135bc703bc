import { canaryBucketOf, canaryNumberOf, settleClaims, type RegistryRemote } from '@heartwood/contract';
import { pageStorage } from '../session/page-storage';
import { UI_KEY } from '../session/ui-storage';

const key = 'heartwood-canary';

/**
 * The bucket of a remote: of the person, so that they have the same version on each device, and before they have signed in of a number that
 * is drawn once per browser.
 */
export function canaryBucket(remote: string, storage: Storage = pageStorage('localStorage')): number {
  try {
    const person = personIn(storage);
    return canaryBucketOf(remote, person === null ? drawnIn(storage) : canaryNumberOf(person));
  } catch {
    // Without storage nothing can be stable: such a browser gets the released version.
    return 99;
  }
}

function personIn(storage: Storage): string | null {
  const { userId } = JSON.parse(storage.getItem(UI_KEY) ?? '{}') as { userId?: unknown };
  return typeof userId === 'string' ? userId : null;
}

function drawnIn(storage: Storage): number {
  const kept = Number(storage.getItem(key) ?? Number.NaN);
  if (Number.isInteger(kept) && kept >= 0 && kept < 100) return kept;
  const drawn = Math.floor(Math.random() * 100);
  storage.setItem(key, String(drawn));
  return drawn;
}

/** The version this browser gets: the canary, with its own pages, slots and menu, for the first `percent` of a hundred buckets. */
export function pickVersion(remote: RegistryRemote, bucket: number): RegistryRemote {
  const { canary, ...released } = remote;
  if (!canary || bucket >= canary.percent) return released;
  const { percent: _, manifest, ...files } = canary;
  if (manifest) return { name: remote.name, ...manifest, ...files };
  // Not the released version's: a canary of an earlier tool has none.
  const { manifestIntegrity: __, ...rest } = released;
  return { ...rest, ...files };
}

/** All remotes in the versions that this browser gets. What a canary claims and another has, it yields. */
export function pickVersions(remotes: readonly RegistryRemote[], bucketOf: (remote: string) => number): RegistryRemote[] {
  const picked = remotes.map((remote) => pickVersion(remote, bucketOf(remote.name)));
  const live = picked.filter(({ version }, at) => version === remotes[at]?.version);
  if (live.length === picked.length) return picked;
  const settled = settleClaims([...live, ...picked.filter((remote) => !live.includes(remote))]).remotes;
  return picked.map((remote) => settled.find(({ name }) => name === remote.name) ?? remote);
}
