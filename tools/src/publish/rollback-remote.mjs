import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changePointers } from './pointer-file.mjs';

/**
 * Moves the pointer back. Without `to` it goes to the version that was live before the present one; a canary ends.
 * @param {string} name
 * @param {{ remotesDir: string, to?: string }} options
 * @returns {Promise<{ name: string, from: string, version: string }>}
 */
export async function rollbackRemote(name, { remotesDir, to }) {
  return changePointers(remotesDir, (pointers) => {
    const live = pointers.remotes.find((remote) => remote.name === name);
    if (!live) throw new Error(`${name} is not published.`);
    const releases = pointers.releases[name] ?? [];
    const version = to ?? liveBefore(pointers.history, name, live.version);
    if (!version) throw new Error(`${name} has no earlier version to go back to.`);
    const release = releases.find((known) => known.version === version);
    if (!release) throw new Error(`${name} has no release ${version}. Known: ${releases.map((known) => known.version).join(', ')}.`);
    if (!existsSync(join(remotesDir, name, version))) throw new Error(`The files of ${name} ${version} are gone.`);
    pointers.remotes = pointers.remotes.map((remote) => (remote.name === name ? release : remote));
    pointers.history.push({ at: new Date().toISOString(), remote: name, action: 'rollback', version });
    return { name, from: live.version, version };
  });
}

/** Repeated rollbacks go further back, not to and fro. */
function liveBefore(history, name, version) {
  /** @type {string[]} versions that were live, the present one last */
  const line = [];
  for (const step of history) {
    if (step.remote !== name || step.action === 'canary') continue;
    const before = step.action === 'rollback' ? line.lastIndexOf(step.version) : -1;
    if (before >= 0) line.length = before + 1;
    else if (line.at(-1) !== step.version) line.push(step.version);
  }
  return line.findLast((one) => one !== version);
}
