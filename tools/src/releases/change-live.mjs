import { requireThawed } from './freeze.mjs';
import { changePointers, remember } from './pointer-file.mjs';
import { claimProblems } from './release-problems.mjs';
import { ReleaseRefused, StepRefused } from './release-refused.mjs';
import { requireUsable, setMark } from './version-marks.mjs';

/**
 * @typedef {import('./pointer-file.mjs').Author} Author
 * @typedef {import('./release-problems.mjs').Rules} Rules
 */

/**
 * Makes a canary the live version: the very files that were tried, nothing is built.
 * @param {string} name
 * @param {{ remotesDir: string, rules: Pick<Rules, 'settleClaims'>, by?: Author }} options
 * @returns {Promise<{ from: string, version: string }>} `from` is the version that is over
 */
export function promoteCanary(name, { remotesDir, rules, by }) {
  return changePointers(remotesDir, (pointers) => {
    requireThawed(pointers);
    const live = withCanary(pointers, name);
    const release = (pointers.releases[name] ?? []).find(({ version }) => version === live.canary.version);
    if (!release) throw new StepRefused(`${name} has no release ${live.canary.version}.`);
    requireUsable(pointers, name, release.version);
    const problems = claimProblems(release, pointers.remotes, rules);
    if (problems.length > 0) throw new ReleaseRefused(name, problems);
    pointers.remotes[pointers.remotes.indexOf(live)] = release;
    remember(pointers, { remote: name, action: 'promote', version: release.version, by });
    return { from: live.version, version: release.version };
  });
}

/**
 * Ends a canary with nobody on it; the live version stays.
 * @param {string} name
 * @param {{ remotesDir: string, by?: Author, reason?: string }} options with a reason it counts as failed
 * @returns {Promise<{ ended: string, version: string }>} `version` is the one that everybody gets
 */
export function endCanary(name, { remotesDir, by, reason }) {
  return changePointers(remotesDir, (pointers) => {
    const { canary, ...live } = withCanary(pointers, name);
    pointers.remotes[pointers.remotes.findIndex((remote) => remote.name === name)] = live;
    if (reason) setMark(pointers, name, canary.version, { state: 'failed', reason });
    remember(pointers, { remote: name, action: 'end-canary', version: live.version, by, reason });
    return { ended: canary.version, version: live.version };
  });
}

/**
 * Takes a remote out of the product: its pages, slots and menu are nobody's, until a version is published again. Its releases are kept.
 * @param {string} name
 * @param {{ remotesDir: string, by?: Author, reason?: string }} options
 * @returns {Promise<{ version: string }>} the version that is over
 */
export function withdrawRemote(name, { remotesDir, by, reason }) {
  return changePointers(remotesDir, (pointers) => {
    const { version } = published(pointers, name);
    pointers.remotes = pointers.remotes.filter((remote) => remote.name !== name);
    remember(pointers, { remote: name, action: 'withdraw', version, by, reason });
    return { version };
  });
}

function published({ remotes }, name) {
  const live = remotes.find((remote) => remote.name === name);
  if (!live) throw new StepRefused(`${name} is not published.`);
  return live;
}

function withCanary(pointers, name) {
  const live = published(pointers, name);
  if (live.canary === undefined) throw new StepRefused(`${name} has no canary.`);
  return live;
}
