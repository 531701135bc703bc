import { environmentsOf } from './environments.mjs';
import { branchOf } from './rule-pointers.mjs';
import { settingsOf } from './settings.mjs';
import { versionStates } from './version-marks.mjs';

/**
 * @typedef {{ name: string, contract: string, follows: string | null, live: string | null, owner: { squad: string, contact: string } |
 *   null, settings: Record<string, string>, versions: import('./version-marks.mjs').VersionState[] }} ListedRemote `live` is null for one
 *   that was withdrawn
 * @typedef {{ frozen: import('./pointer-file.mjs').Freeze | null, environments: import('./environments.mjs').Environment[], remotes:
 *   ListedRemote[] }} ReleaseList
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
    environments: environmentsOf(pointers),
    remotes: [...live, ...others].map((name) => {
      const published = pointers.remotes.find((remote) => remote.name === name);
      const last = published ?? pointers.releases[name]?.at(-1);
      return {
        name, follows: branchOf(pointers, name), contract: last?.contract ?? '', live: published?.version ?? null, owner: last?.owner ?? null,
        settings: settingsOf(pointers, name), versions: versionStates(pointers, name),
      };
    }),
  };
}

/**
 * The same with what the schema means for each version.
 * @param {ReleaseList} list
 * @param {readonly import('./kept-operations.mjs').VersionFacts[]} facts
 * @returns {ReleaseList}
 */
export function withFacts(list, facts) {
  const of = new Map(facts.map((each) => [`${each.remote} ${each.version}`, each]));
  return {
    ...list,
    remotes: list.remotes.map((remote) => ({
      ...remote,
      versions: remote.versions.map((version) => {
        const { broken = [], deprecated = [] } = of.get(`${remote.name} ${version.version}`) ?? {};
        return { ...version, ...(broken.length > 0 && { broken }), ...(deprecated.length > 0 && { deprecated }) };
      }),
    })),
  };
}
