import { claimProblems, ReleaseRefused } from './check-release.mjs';
import { contractRules } from './contract-rules.mjs';
import { changePointers } from './pointer-file.mjs';

/**
 * Makes a canary the live version: the very files that were tried, nothing is built.
 * @param {string} name
 * @param {{ remotesDir: string }} options
 * @returns {Promise<{ from: string, version: string }>} `from` is the version that is over
 */
export async function promoteCanary(name, { remotesDir }) {
  const rules = await contractRules();
  return changePointers(remotesDir, (pointers) => {
    const live = withCanary(pointers, name);
    const release = (pointers.releases[name] ?? []).find(({ version }) => version === live.canary.version);
    if (!release) throw new Error(`${name} has no release ${live.canary.version}.`);
    const problems = claimProblems(release, pointers.remotes, rules);
    if (problems.length > 0) throw new ReleaseRefused(name, problems);
    pointers.remotes[pointers.remotes.indexOf(live)] = release;
    pointers.history.push({ at: new Date().toISOString(), remote: name, action: 'promote', version: release.version });
    return { from: live.version, version: release.version };
  });
}

/**
 * Ends a canary with nobody on it; the live version stays.
 * @param {string} name
 * @param {{ remotesDir: string }} options
 * @returns {Promise<{ ended: string, version: string }>} `version` is the one that everybody gets
 */
export function endCanary(name, { remotesDir }) {
  return changePointers(remotesDir, (pointers) => {
    const { canary, ...live } = withCanary(pointers, name);
    pointers.remotes[pointers.remotes.findIndex((remote) => remote.name === name)] = live;
    pointers.history.push({ at: new Date().toISOString(), remote: name, action: 'end-canary', version: live.version });
    return { ended: canary.version, version: live.version };
  });
}

/**
 * Takes a remote out of the product: its pages, slots and menu are nobody's, until a version is published again. Its releases are kept.
 * @param {string} name
 * @param {{ remotesDir: string }} options
 * @returns {Promise<{ version: string }>} the version that is over
 */
export function withdrawRemote(name, { remotesDir }) {
  return changePointers(remotesDir, (pointers) => {
    const { version } = published(pointers, name);
    pointers.remotes = pointers.remotes.filter((remote) => remote.name !== name);
    pointers.history.push({ at: new Date().toISOString(), remote: name, action: 'withdraw', version });
    return { version };
  });
}

function published({ remotes }, name) {
  const live = remotes.find((remote) => remote.name === name);
  if (!live) throw new Error(`${name} is not published.`);
  return live;
}

function withCanary(pointers, name) {
  const live = published(pointers, name);
  if (live.canary === undefined) throw new Error(`${name} has no canary.`);
  return live;
}
