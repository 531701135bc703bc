import { join } from 'node:path';
import type { Config } from '../../process/config';
import { stampOf } from '../../process/file-stamp';
import { readReleasedVersions } from '../../graphql/released-versions';

const UNKNOWN = 'unknown';

interface Kept { stamp: string; versions: ReadonlyMap<string, ReadonlySet<string>> }

const kept = new Map<string, Kept>();

/**
 * A remote and its version as they may stand in labels and rows: those that were released here, anything else is
 * `unknown`. What strangers write makes no new names.
 */
export async function knownRelease(
  config: Pick<Config, 'remotesDir' | 'shellDist'>,
  remote: string,
  version: string,
): Promise<{ remote: string; version: string }> {
  if (remote === 'shell') return { remote, version: (await isBuiltShell(config.shellDist, version)) ? version : UNKNOWN };
  const versions = (await releasesIn(join(config.remotesDir, 'registry.json'))).get(remote);
  if (!versions) return { remote: UNKNOWN, version: UNKNOWN };
  return { remote, version: versions.has(version) ? version : UNKNOWN };
}

/** A build of the shell is known by the name of its first script. */
async function isBuiltShell(shellDist: string, version: string): Promise<boolean> {
  if (!/^[0-9a-f]{8,20}$/.test(version)) return false;
  const files = ['main', 'embed'].map((name) => join(shellDist, 'assets', `${name}.${version}.js`));
  return (await Promise.all(files.map(stampOf))).some((stamp) => stamp !== null);
}

/** Versions of each remote, the live ones and those before: an older tab is open somewhere. Read again when a release replaced the file. */
async function releasesIn(path: string): Promise<Kept['versions']> {
  const stamp = await stampOf(path);
  const known = kept.get(path);
  if (stamp === null) return new Map();
  if (known?.stamp === stamp) return known.versions;
  // A file that can't be read knows nobody; who serves the registry tells of it.
  const versions = await readReleasedVersions(path).catch(() => new Map<string, Set<string>>());
  kept.set(path, { stamp, versions });
  return versions;
}
