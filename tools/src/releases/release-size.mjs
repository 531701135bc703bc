import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ bytes: number, first: number }} ReleaseSize bytes of all its files, and on the way before the first picture
 * @typedef {{ size?: ReleaseSize, libraries?: Record<string, string> }} Weighed
 */

/** @param {unknown} said */
export function isLibraries(said) {
  if (said === undefined) return true;
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return false;
  const all = Object.entries(said);
  return all.length <= 100 && all.every(([name, version]) => (
    /^(?:@[\w.-]{1,60}\/)?[\w.-]{1,80}$/.test(name) && typeof version === 'string' && /^[\w.+-]{1,40}$/.test(version)
  ));
}

/**
 * Weighs a version whose files were looked at.
 * @param {string} folder
 * @returns {ReleaseSize}
 */
export function sizeOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !/\.(?:br|gz)$/.test(path));
  const { exposes } = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8'));
  const asked = [exposes ?? []].flat().flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]);
  const onTheWay = (file) => statSync(join(folder, existsSync(join(folder, `${file}.br`)) ? `${file}.br` : file)).size;
  return {
    bytes: paths.reduce((sum, path) => sum + statSync(path).size, 0),
    first: [...new Set(['remoteEntry.js', ...asked])].reduce((sum, file) => sum + onTheWay(file), 0),
  };
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${Math.ceil(bytes / 1024).toLocaleString('en-US')} kB`;

/**
 * Which versions of which library live remotes and canaries were built with: a line a library, those that differ first.
 * @param {import('./pointer-file.mjs').Pointers} pointers
 * @returns {string[]}
 */
export function libraryLines({ remotes, releases }) {
  /** @type {Map<string, Map<string, string[]>>} */
  const used = new Map();
  for (const { name, version, canary } of remotes) {
    for (const each of [version, canary?.version]) {
      const release = /** @type {Weighed | undefined} */ (releases[name]?.find((known) => known.version === each));
      for (const [library, its] of Object.entries(release?.libraries ?? {})) {
        const versions = used.get(library) ?? new Map();
        versions.set(its, [...(versions.get(its) ?? []), each === version ? name : `${name} (canary)`]);
        used.set(library, versions);
      }
    }
  }
  return [...used].sort(([a, one], [b, other]) => other.size - one.size || a.localeCompare(b)).map(([library, versions]) => (
    `${library}  ${[...versions].map(([its, names]) => `${its}: ${names.join(', ')}`).join('; ')}`
  ));
}
