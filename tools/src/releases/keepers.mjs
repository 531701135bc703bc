/**
 * Who keeps the releases of a folder elsewhere: the folder is a copy then, and changes are made there first.
 * @typedef {import('./pointer-file.mjs').Pointers} Pointers
 * @typedef {{
 *   change: <T>(change: (pointers: Pointers) => T) => Promise<T>,
 *   share: (name: string, version: string) => Promise<void>,
 *   forget: (name: string, versions: readonly string[]) => Promise<void>,
 * }} Keeper
 *   `change` may call its work more than once: the last time counts. It says by its own clock when that is (`setMoment`).
 *   `share` brings the files of a version, which lie in the folder, to where all find them, and rejects with `ReleaseRefused` where others
 *   are there; `forget` takes away those of versions that no pointer knows.
 */

/** @type {Map<string, Keeper>} */
const keepers = new Map();

/**
 * @param {string} remotesDir
 * @param {Keeper} keeper
 * @returns {() => void} ends it
 */
export function keepElsewhere(remotesDir, keeper) {
  keepers.set(remotesDir, keeper);
  return () => void keepers.delete(remotesDir);
}

/** @param {string} remotesDir @returns {Keeper | null} null: the folder itself is what counts */
export const keeperOf = (remotesDir) => keepers.get(remotesDir) ?? null;
