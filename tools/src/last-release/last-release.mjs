import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../root.mjs';

/** The program of the API that stands with our users, as it was built then. `npm run freeze-release` puts it here. */
export const LAST_RELEASE = join(root, 'api', 'last-release');

/** Compressed; a release more is so much more in every clone. */
export const LARGEST_PROGRAM = 2_500_000;

/** @typedef {{ commit: string, frozenAt: string, migration: string, sha256: string }} Release */

/** @returns {Release} */
function readRelease(folder = LAST_RELEASE) {
  return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
}

/** @returns {Buffer} throws when the file is not the one that was frozen */
function readProgram(folder = LAST_RELEASE) {
  const program = brotliDecompressSync(readFileSync(join(folder, 'main.js.br')));
  const digest = createHash('sha256').update(program).digest('hex');
  if (digest !== readRelease(folder).sha256) throw new Error(`${folder} holds another program than release.json says.`);
  return program;
}

/** @returns {(word: string) => boolean} whether the last release's program has the word anywhere */
export function wordsOfLastRelease() {
  /** @type {Set<string> | null} */
  let words = null;
  return (word) => {
    words ??= new Set(readProgram().toString().match(/\w+/g));
    return words.has(word);
  };
}

/**
 * Puts the last release into a folder as it stood on its machine: its program, and of the migrations those that it knew.
 * @param {string} folder
 * @returns {string} its program
 */
export function unpackLastRelease(folder) {
  const migrations = join(root, 'api', 'migrations');
  const { migration } = readRelease();
  const journal = JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8'));
  const last = journal.entries.findIndex(({ tag }) => tag === migration);
  if (last < 0) throw new Error(`The last release knew the migration ${migration}, and this one has none of that name.`);
  const known = { ...journal, entries: journal.entries.slice(0, last + 1) };
  mkdirSync(join(folder, 'migrations', 'meta'), { recursive: true });
  for (const { tag } of known.entries) copyFileSync(join(migrations, `${tag}.sql`), join(folder, 'migrations', `${tag}.sql`));
  writeFileSync(join(folder, 'migrations', 'meta', '_journal.json'), JSON.stringify(known));
  mkdirSync(join(folder, 'dist'));
  const program = join(folder, 'dist', 'main.mjs');
  writeFileSync(program, readProgram());
  // What is not in the bundle comes from where we are.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(root, 'api', 'workers'), join(folder, 'workers'));
  return program;
}
