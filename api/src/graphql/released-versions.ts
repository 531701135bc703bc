import { readFile } from 'node:fs/promises';

/**
 * Versions of each remote that the pointer file knows: the live ones, canaries and those before. It is read leniently:
 * whatever is wrong with an entry is told by who serves the registry. Throws where it is missing or no JSON.
 * @param options `withdrawn: false` leaves out what a squad took out of use for good
 */
export async function readReleasedVersions(registry: string, { withdrawn = true } = {}): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  const add = (name: unknown, entry: unknown): void => {
    const { version, canary } = (entry ?? {}) as { version?: unknown; canary?: { version?: unknown } };
    if (typeof name !== 'string') return;
    const versions = found.get(name) ?? new Set();
    found.set(name, versions);
    for (const each of [version, canary?.version]) if (typeof each === 'string') versions.add(each);
  };
  const { remotes = [], releases = {}, marks = {} } = JSON.parse(await readFile(registry, 'utf8')) as {
    remotes?: ({ name?: unknown } | null)[];
    releases?: Record<string, unknown[]>;
    marks?: Record<string, Record<string, { state?: unknown }>>;
  };
  for (const remote of remotes) add(remote?.name, remote);
  for (const [name, versions] of Object.entries(releases)) for (const release of versions) add(name, release);
  if (withdrawn) return found;
  for (const [name, versions] of Object.entries(marks))
    for (const [version, { state }] of Object.entries(versions)) if (state === 'withdrawn') found.get(name)?.delete(version);
  return found;
}
