import type { RegistryRemote } from '@heartwood/contract';
import { pageStorage } from '../session/page-storage';

const key = 'heartwood-canary';

/** A number from 0 to 99, drawn once per browser, so that a browser stays with the version it was given. */
export function canaryBucket(storage: Storage = pageStorage('localStorage')): number {
  try {
    const kept = Number(storage.getItem(key) ?? Number.NaN);
    if (Number.isInteger(kept) && kept >= 0 && kept < 100) return kept;
    const drawn = Math.floor(Math.random() * 100);
    storage.setItem(key, String(drawn));
    return drawn;
  } catch {
    // Without storage nothing can be stable: such a browser gets the released version.
    return 99;
  }
}

/** The version this browser gets: the canary for the first `percent` of a hundred buckets. */
export function pickVersion(remote: RegistryRemote, bucket: number): RegistryRemote {
  const { canary, ...released } = remote;
  if (!canary || bucket >= canary.percent) return released;
  const { percent: _, ...files } = canary;
  // Not the released version's: a canary of an earlier tool has none.
  const { manifestIntegrity: __, ...rest } = released;
  return { ...rest, ...files };
}
