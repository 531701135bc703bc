import type { RegistryRemote } from '@heartwood/contract';
import { pageStorage } from '../session/page-storage';

const key = 'heartwood-canary';

/**
 * A number from 0 to 99 for a remote, from one that is drawn once per browser: the browser stays with the version it was given, and who is
 * first with one remote's canaries is not first with all.
 */
export function canaryBucket(remote: string, storage: Storage = pageStorage('localStorage')): number {
  try {
    return (drawnIn(storage) + offsetOf(remote)) % 100;
  } catch {
    // Without storage nothing can be stable: such a browser gets the released version.
    return 99;
  }
}

function drawnIn(storage: Storage): number {
  const kept = Number(storage.getItem(key) ?? Number.NaN);
  if (Number.isInteger(kept) && kept >= 0 && kept < 100) return kept;
  const drawn = Math.floor(Math.random() * 100);
  storage.setItem(key, String(drawn));
  return drawn;
}

/** Turns the circle of buckets by the remote's name, so that each percent stays a percent. */
function offsetOf(remote: string): number {
  return Array.from(remote).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % 100;
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
