import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBackup } from './backup.mjs';
import { digestsOf } from './digests.mjs';
import { runPostgres } from './run-postgres.mjs';

/**
 * Puts a backup into an empty place. What is damaged is found before anything is written; a place that has something in it is refused.
 * @param {string} source
 * @param {import('./backup.mjs').Place} to
 * @returns {Promise<{ at: string, files: number }>}
 */
export async function restore(source, { dataDir, remotesDir, databaseUrl }) {
  const { at, database, digests } = readBackup(source);
  if (database === 'embedded' && databaseUrl)
    throw new Error('This backup is of an embedded database, and DATABASE_URL names another kind: unset it.');
  if (database === 'postgres' && !databaseUrl) throw new Error('This backup is of a PostgreSQL: DATABASE_URL must name an empty database.');
  for (const folder of new Set([dataDir, remotesDir]))
    if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty: a backup is put where nothing is.`);
  await requireWhole(source, digests);

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // One transaction: of a database that has our tables already nothing is changed.
  if (databaseUrl)
    await runPostgres('pg_restore', ['--no-owner', '--exit-on-error', '--single-transaction', join(source, 'database.dump'), databaseUrl]);
  if (existsSync(join(source, 'data'))) cpSync(join(source, 'data'), dataDir, { recursive: true });
  if (existsSync(join(source, 'remotes'))) cpSync(join(source, 'remotes'), remotesDir, { recursive: true });
  if (database === 'embedded') cpSync(join(source, 'pg'), join(dataDir, 'pg'), { recursive: true });
  return { at, files: Object.keys(digests).length };
}

async function requireWhole(source, digests) {
  const found = await digestsOf(source);
  const differs = Object.keys(digests).find((path) => found[path] !== digests[path]);
  if (differs) throw new Error(`${join(source, differs)} is ${found[differs] ? 'not what was backed up' : 'missing'}: this backup is damaged.`);
}
