import { randomBytes } from 'node:crypto';
import { changePointers, remember } from './pointer-file.mjs';
import { endPreview, openPreview } from './previews.mjs';
import { StepRefused } from './release-refused.mjs';
import { momentOf } from './shared-clock.mjs';

/**
 * A branch that is looked at: one link that stays, with the newest build that passed of each remote that has one of it, beside what is live
 * of the others. Its builds are previews.
 * @typedef {import('./pointer-file.mjs').Pointers & { environments?: Record<string, { key: string, at: string }> }} WithEnvironments
 * @typedef {{ branch: string, key: string, at: string, remotes: { name: string, version: string }[] }} Environment `at`: its last build
 */

/** A branch of which nobody has built anything for so long is not looked at any more. */
const KEPT_DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Puts a build that passed into the environment of its branch, in the place of the one before.
 * @param {WithEnvironments} pointers @param {string} name @param {string} version @param {string} branch
 * @returns {string} the key of the branch's link
 */
export function openEnvironment(pointers, name, version, branch) {
  sweepEnvironments(pointers);
  const before = buildOf(pointers, name, branch);
  if (before && before.version !== version) endPreview(pointers, name, before.version);
  openPreview(pointers, name, version, branch);
  const key = pointers.environments?.[branch]?.key ?? randomBytes(16).toString('hex');
  pointers.environments = { ...pointers.environments, [branch]: { key, at: momentOf(pointers).toISOString() } };
  return key;
}

/**
 * Takes a remote out of the environment of a branch; the environment goes with the last one.
 * @param {string} name
 * @param {{ remotesDir: string, branch: string, by?: import('./pointer-file.mjs').Author }} options
 * @returns {Promise<{ version: string, branch: string }>} `version` is the build that is over
 */
export function endBranch(name, { remotesDir, branch, by }) {
  return changePointers(remotesDir, (/** @type {WithEnvironments} */ pointers) => {
    const build = buildOf(pointers, name, branch);
    if (!build) throw new StepRefused(`${name} has no build of ${branch}.`);
    endPreview(pointers, name, build.version);
    sweepEnvironments(pointers);
    remember(pointers, { remote: name, action: 'end-branch', version: build.version, by, reason: `Branch ${branch}` });
    return { version: build.version, branch };
  });
}

/** Takes away what has no build any more, or none of these weeks. @param {WithEnvironments} pointers */
export function sweepEnvironments(pointers) {
  const since = new Date(momentOf(pointers).getTime() - KEPT_DAYS * DAY_MS).toISOString();
  for (const { branch, at, remotes } of environmentsOf(pointers)) {
    if (at >= since && remotes.length > 0) continue;
    for (const { name, version } of remotes) endPreview(pointers, name, version);
    delete pointers.environments?.[branch];
  }
}

/** @param {WithEnvironments} pointers @returns {Environment[]} those that are open, by branch */
export function environmentsOf(pointers) {
  return Object.entries(pointers.environments ?? {}).map(([branch, { key, at }]) => ({
    branch, key, at, remotes: Object.keys(pointers.previews).flatMap((name) => {
      const build = buildOf(pointers, name, branch);
      return build ? [{ name, version: build.version }] : [];
    }),
  })).sort((a, b) => a.branch.localeCompare(b.branch));
}

/** @param {WithEnvironments} pointers @param {string} name @param {string} branch */
const buildOf = ({ previews }, name, branch) => previews[name]?.find((each) => each.branch === branch);
