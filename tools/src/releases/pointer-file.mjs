import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asOpenAs } from './as-open-as.mjs';
import { keeperOf } from './keepers.mjs';
import { ownerMark } from './owner-mark.mjs';
import { diskTime, momentOf, setMoment } from './shared-clock.mjs';
import { withLock } from './with-lock.mjs';

/**
 * The pointer file: which version of each remote is live, every release it knows, what was done when, what is said of single versions, and
 * whether publishing is frozen.
 * @typedef {import('../../../contract/src/registry').RegistryRemote} RegistryRemote
 * @typedef {{ squad?: string, person?: string, commit?: string }} Author who did a step, as far as it was said
 * @typedef {'publish' | 'canary' | 'preview' | 'promote' | 'end-canary' | 'rollback' | 'withdraw' | 'withdraw-version' | 'deprecate' |
 *   'prune' | 'follow' | 'set' | 'end-branch'} Action
 * @typedef {{ at: string, remote: string, action: Action, version: string, by?: Author, reason?: string }} Step
 * @typedef {{ state: 'deprecated' | 'withdrawn' | 'failed', reason: string, at: string, until?: string }} Mark `until` is a day
 * @typedef {{ reason: string, at: string, by?: string }} Freeze
 * @typedef {{ version: string, key: string, at: string, branch?: string }} Preview
 * @typedef {{ schema: 1, remotes: RegistryRemote[], releases: Record<string, RegistryRemote[]>, history: Step[],
 *   marks: Record<string, Record<string, Mark>>, previews: Record<string, Preview[]>, frozen: Freeze | null, revision?: number }} Pointers
 *   `revision` stands in a copy of pointers that are kept elsewhere (keepers.mjs)
 */

/** Steps kept in the file. */
const rememberedSteps = 500;

/** @param {string} remotesDir @returns {Pointers} */
export function readPointers(remotesDir) {
  const path = join(remotesDir, 'registry.json');
  const none = { releases: {}, history: [], marks: {}, previews: {}, frozen: null };
  if (!existsSync(path)) return { schema: 1, remotes: [], ...none };
  const said = JSON.parse(readFileSync(path, 'utf8'));
  if (said.schema !== 1) throw new Error(`${path} has the schema ${said.schema}, and this program knows 1.`);
  return { ...none, ...said };
}

/**
 * Changes the pointers while nobody else does; a server that reads meanwhile sees the old file or the new one, never half of one.
 * @template T
 * @param {string} remotesDir
 * @param {(pointers: Pointers) => T} change edits the pointers in place
 * @returns {Promise<T>} what `change` returned
 */
export async function changePointers(remotesDir, change) {
  const keeper = keeperOf(remotesDir);
  if (keeper) return keeper.change((pointers) => trimmed(pointers, change));
  mkdirSync(remotesDir, { recursive: true, mode: 0o700 });
  return withLock(join(remotesDir, 'registry.lock'), () => {
    const pointers = readPointers(remotesDir);
    setMoment(pointers, new Date(diskTime(remotesDir)));
    const result = trimmed(pointers, change);
    writePointers(remotesDir, pointers);
    return result;
  });
}

function trimmed(pointers, change) {
  const result = change(pointers);
  pointers.history = pointers.history.slice(-rememberedSteps);
  return result;
}

/**
 * Puts the pointers into their place, as a whole. Who may do so holds the lock, or copies what is kept elsewhere.
 * @param {string} remotesDir
 * @param {Pointers} pointers
 */
export function writePointers(remotesDir, pointers) {
  mkdirSync(remotesDir, { recursive: true, mode: 0o700 });
  writeWhole(join(remotesDir, 'registry.json'), `${JSON.stringify(pointers, null, 2)}\n`);
}

/**
 * Writes a step into the history.
 * @param {Pointers} pointers
 * @param {{ remote: string, action: Action, version: string, by?: Author, reason?: string }} step
 */
export function remember(pointers, { remote, action, version, by, reason }) {
  const author = Object.fromEntries(Object.entries(by ?? {}).filter(([, said]) => Boolean(said)));
  pointers.history.push({
    at: momentOf(pointers).toISOString(), remote, action, version,
    ...(Object.keys(author).length > 0 && { by: author }), ...(reason && { reason }),
  });
}

function writeWhole(path, text) {
  const temporary = `${path}.${ownerMark()}.tmp`;
  const file = openSync(temporary, 'w');
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  asOpenAs(dirname(path), temporary);
  renameSync(temporary, path);
}
