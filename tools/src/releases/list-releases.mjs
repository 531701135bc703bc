import { versionStates } from './version-marks.mjs';

/**
 * @typedef {{ name: string, contract: string, live: string | null, owner: { squad: string, contact: string } | null,
 *   versions: import('./version-marks.mjs').VersionState[] }} ListedRemote `live` is null for one that was withdrawn
 * @typedef {{ frozen: import('./pointer-file.mjs').Freeze | null, remotes: ListedRemote[] }} ReleaseList
 */

/**
 * What is published, and every version with its state: those that are live first, then what was withdrawn.
 * @param {import('./pointer-file.mjs').Pointers} pointers
 * @returns {ReleaseList}
 */
export function listReleases(pointers) {
  const live = pointers.remotes.map(({ name }) => name);
  const others = Object.keys(pointers.releases).filter((name) => !live.includes(name));
  return {
    frozen: pointers.frozen,
    remotes: [...live, ...others].map((name) => {
      const published = pointers.remotes.find((remote) => remote.name === name);
      const last = published ?? pointers.releases[name]?.at(-1);
      return {
        name, contract: last?.contract ?? '', live: published?.version ?? null, owner: last?.owner ?? null,
        versions: versionStates(pointers, name),
      };
    }),
  };
}
