import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { askServer } from '../admin/ask-server.mjs';
import { digestsOf } from './digests.mjs';
import { runPostgres } from './run-postgres.mjs';

/** What the data folder holds for a while, or of the embedded database, which has a way of its own. */
const NOT_COPIED = /^(?:pg|lock(?:[.-].*)?|\.copies)$/;

/**
 * @typedef {{ release(): Promise<void> }} Lock
 * @typedef {{ dataDir: string, remotesDir: string, databaseUrl: string | undefined }} Place
 */

/** @param {NodeJS.ProcessEnv} env @returns {Place} as the server reads its environment */
export function placeOf(env) {
  const dataDir = resolve(env.DATA_DIR || './.data');
  return { dataDir, remotesDir: resolve(env.REMOTES_DIR || join(dataDir, 'remotes')), databaseUrl: env.DATABASE_URL || undefined };
}

/**
 * Copies database and files into one folder, also while the product runs. Files first, then the database of one moment, then the files that
 * came meanwhile: a row's file is written before the row, so that each row of that moment has its own.
 * @param {string} target made here
 * @param {Place & { lockFolder: (folder: string) => Promise<Lock>, server: { origin: string, token: string | undefined } }} from
 * @returns {Promise<{ database: 'embedded' | 'postgres', files: number }>}
 */
export async function backup(target, { dataDir, remotesDir, databaseUrl, lockFolder, server }) {
  if (existsSync(target)) throw new Error(`${target} is there: a backup is a folder of its own.`);
  if (!existsSync(dataDir)) throw new Error(`There is no data folder ${dataDir}: DATA_DIR says where it is.`);
  const draft = `${target}.unfinished-${process.pid}`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    copyFiles(dataDir, remotesDir, draft);
    if (databaseUrl) await runPostgres('pg_dump', ['--format=custom', '--no-owner', '--file', join(draft, 'database.dump'), databaseUrl]);
    else await copyEmbedded(dataDir, join(draft, 'pg'), { lockFolder, server });
    copyFiles(dataDir, remotesDir, draft);
    const database = databaseUrl ? /** @type {const} */ ('postgres') : /** @type {const} */ ('embedded');
    const digests = await digestsOf(draft);
    writeFileSync(join(draft, 'backup.json'), JSON.stringify({ schema: 1, at: new Date().toISOString(), database, digests }));
    renameSync(draft, target);
    return { database, files: Object.keys(digests).length };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Pointers before the versions they name, which are there for longer; what never changes is not copied twice. */
function copyFiles(dataDir, remotesDir, draft) {
  for (const name of readdirSync(dataDir).filter((each) => !NOT_COPIED.test(each) && join(dataDir, each) !== remotesDir)) {
    cpSync(join(dataDir, name), join(draft, 'data', name), { recursive: true, force: name !== 'files' });
  }
  if (!existsSync(remotesDir)) return;
  mkdirSync(join(draft, 'remotes'), { recursive: true });
  const entries = readdirSync(remotesDir, { withFileTypes: true }).filter(({ name }) => name !== '.arriving');
  for (const { name } of entries.sort((a, b) => Number(a.isDirectory()) - Number(b.isDirectory()))) {
    cpSync(join(remotesDir, name), join(draft, 'remotes', name), { recursive: true });
  }
}

/** From the folder where nobody uses it; else by the server, which alone knows what is in it at a moment. */
async function copyEmbedded(dataDir, target, { lockFolder, server }) {
  if (!existsSync(join(dataDir, 'pg'))) throw new Error(`${dataDir} holds no database, and DATABASE_URL names none.`);
  const lock = await lockFolder(dataDir).catch(() => null);
  if (lock) {
    try {
      cpSync(join(dataDir, 'pg'), target, { recursive: true });
    } finally {
      await lock.release();
    }
    return;
  }
  const { folder } = await askServer(server, '/copy-database', {});
  if (dirname(dirname(folder)) !== dataDir) throw new Error(`The server at ${server.origin} has another data folder, ${dirname(dirname(folder))}.`);
  cpSync(folder, target, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {string} folder of a backup
 * @returns {{ schema: number, at: string, database: 'embedded' | 'postgres', digests: Record<string, string> }}
 */
export function readBackup(folder) {
  const file = join(folder, 'backup.json');
  if (!existsSync(file)) throw new Error(`${folder} is no backup, or one that was not finished.`);
  const read = JSON.parse(readFileSync(file, 'utf8'));
  if (read.schema !== 1) throw new Error(`${folder} was written by a later release.`);
  return read;
}
