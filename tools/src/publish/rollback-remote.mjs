import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { claimProblems } from './check-release.mjs';
import { contractRules } from './contract-rules.mjs';
import { changePointers } from './pointer-file.mjs';

/**
 * Ends a canary when one runs; else moves the pointer back to the version that was live before the present one, or to `to`.
 * @param {string} name
 * @param {{ remotesDir: string, to?: string }} options
 * @returns {Promise<{ name: string, from: string, version: string, left: string[] }>} `from` is the version that is over; `left` what
 *   others took since, and keep
 */
export async function rollbackRemote(name, { remotesDir, to }) {
  const rules = await contractRules();
  return changePointers(remotesDir, (pointers) => {
    const live = pointers.remotes.find((remote) => remote.name === name);
    if (!live) throw new Error(`${name} is not published.`);
    const releases = pointers.releases[name] ?? [];
    const endsCanary = live.canary !== undefined && to === undefined;
    const version = to ?? (endsCanary ? live.version : liveBefore(pointers.history, name, live.version));
    if (!version) throw new Error(`${name} has no earlier version to go back to.`);
    const release = releases.find((known) => known.version === version);
    if (!release) throw new Error(`${name} has no release ${version}. Known: ${releases.map((known) => known.version).join(', ')}.`);
    if (!existsSync(join(remotesDir, name, version))) throw new Error(`The files of ${name} ${version} are gone.`);
    const left = claimProblems(release, pointers.remotes, rules);
    // What was given up and is another's now stays the other's: who stands behind it in the list yields.
    if (left.length > 0) pointers.remotes = [...pointers.remotes.filter((remote) => remote !== live), release];
    else pointers.remotes[pointers.remotes.indexOf(live)] = release;
    pointers.history.push({ at: new Date().toISOString(), remote: name, action: 'rollback', version });
    return { name, from: endsCanary ? live.canary.version : live.version, version, left };
  });
}

const movesLive = new Set(['publish', 'promote', 'rollback']);

/** Repeated rollbacks go further back, not to and fro. */
function liveBefore(history, name, version) {
  /** @type {string[]} versions that were live, the present one last */
  const line = [];
  for (const step of history) {
    if (step.remote !== name || !movesLive.has(step.action)) continue;
    const before = step.action === 'rollback' ? line.lastIndexOf(step.version) : -1;
    if (before >= 0) line.length = before + 1;
    else if (line.at(-1) !== step.version) line.push(step.version);
  }
  return line.findLast((one) => one !== version);
}
