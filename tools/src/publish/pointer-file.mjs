import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asOpenAs } from './as-open-as.mjs';
import { withLock } from './with-lock.mjs';

/**
 * The pointer file: which version of each remote is live, every release it knows, and what was done when.
 * @typedef {import('../../../contract/src/registry').RegistryRemote} RegistryRemote
 * @typedef {{ at: string, remote: string, action: 'publish' | 'canary' | 'promote' | 'end-canary' | 'rollback' | 'withdraw', version:
 * string }} Step
 * @typedef {{ schema: 1, remotes: RegistryRemote[], releases: Record<string, RegistryRemote[]>, history: Step[] }} Pointers
 */

/** Steps kept in the file. */
const rememberedSteps = 500;

/** @param {string} remotesDir @returns {Pointers} */
export function readPointers(remotesDir) {
  const path = join(remotesDir, 'registry.json');
  if (!existsSync(path)) return { schema: 1, remotes: [], releases: {}, history: [] };
  const { schema, remotes, releases = {}, history = [] } = JSON.parse(readFileSync(path, 'utf8'));
  if (schema !== 1) throw new Error(`${path} has the schema ${schema}, and this program knows 1.`);
  return { schema, remotes, releases, history };
}

/**
 * Changes the pointers while nobody else does; a server that reads meanwhile sees the old file or the new one, never half of one.
 * @template T
 * @param {string} remotesDir
 * @param {(pointers: Pointers) => T} change edits the pointers in place
 * @returns {Promise<T>} what `change` returned
 */
export async function changePointers(remotesDir, change) {
  mkdirSync(remotesDir, { recursive: true, mode: 0o700 });
  return withLock(join(remotesDir, 'registry.lock'), () => {
    const pointers = readPointers(remotesDir);
    const result = change(pointers);
    pointers.history = pointers.history.slice(-rememberedSteps);
    writeWhole(join(remotesDir, 'registry.json'), `${JSON.stringify(pointers, null, 2)}\n`);
    return result;
  });
}

function writeWhole(path, text) {
  const temporary = `${path}.${process.pid}.tmp`;
  const file = openSync(temporary, 'w');
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  asOpenAs(dirname(path), temporary);
  renameSync(temporary, path);
}
