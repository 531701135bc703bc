import { changePointers, remember } from './pointer-file.mjs';
import { claimProblems } from './release-problems.mjs';
import { StepRefused } from './release-refused.mjs';
import { isStored } from './store-version.mjs';
import { requireUsable, setMark } from './version-marks.mjs';

/**
 * Ends a canary when one runs; else moves the pointer back to the version that was live before the present one, or to `to`.
 * @param {string} name
 * @param {{
 *   remotesDir: string, rules: Pick<import('./release-problems.mjs').Rules, 'settleClaims'>, to?: string, reason?: string,
 *   by?: import('./pointer-file.mjs').Author,
 * }} options with a reason the version that is over counts as failed
 * @returns {Promise<{ name: string, from: string, version: string, left: string[] }>} `from` is the version that is over; `left` what
 *   others took since, and keep
 */
export function rollbackRemote(name, { remotesDir, rules, to, reason, by }) {
  return changePointers(remotesDir, (pointers) => {
    const live = pointers.remotes.find((remote) => remote.name === name);
    if (!live) throw new StepRefused(`${name} is not published.`);
    const releases = pointers.releases[name] ?? [];
    const endsCanary = live.canary !== undefined && to === undefined;
    const version = to ?? (endsCanary ? live.version : liveBefore(pointers, name, live.version));
    if (!version) throw new StepRefused(`${name} has no earlier version to go back to.`);
    const release = releases.find((known) => known.version === version);
    if (!release) throw new StepRefused(`${name} has no release ${version}. Known: ${releases.map((known) => known.version).join(', ')}.`);
    if (!isStored(remotesDir, name, version)) throw new StepRefused(`The files of ${name} ${version} are gone.`);
    if (version !== live.version) requireUsable(pointers, name, version);
    const from = endsCanary && live.canary ? live.canary.version : live.version;
    const left = claimProblems(release, pointers.remotes, rules);
    // What was given up and is another's now stays the other's: who stands behind it in the list yields.
    if (left.length > 0) pointers.remotes = [...pointers.remotes.filter((remote) => remote !== live), release];
    else pointers.remotes[pointers.remotes.indexOf(live)] = release;
    if (reason && from !== version) setMark(pointers, name, from, { state: 'failed', reason });
    remember(pointers, { remote: name, action: 'rollback', version, by, reason });
    return { name, from, version, left };
  });
}

const movesLive = new Set(['publish', 'promote', 'rollback']);

/** Repeated rollbacks go further back, not to and fro; nobody goes back to what failed or was withdrawn. */
function liveBefore(pointers, name, version) {
  /** @type {string[]} versions that were live, the present one last */
  const line = [];
  for (const step of pointers.history) {
    if (step.remote !== name || !movesLive.has(step.action)) continue;
    const before = step.action === 'rollback' ? line.lastIndexOf(step.version) : -1;
    if (before >= 0) line.length = before + 1;
    else if (line.at(-1) !== step.version) line.push(step.version);
  }
  return line.findLast((one) => one !== version && isUsable(pointers, name, one));
}

function isUsable(pointers, name, version) {
  try {
    requireUsable(pointers, name, version);
    return pointers.releases[name]?.some((known) => known.version === version) ?? false;
  } catch {
    return false;
  }
}
