import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placesOf } from '../process/beside-bundle';
import type { Logger } from '../process/log';

/** One connection; `run` takes several statements at once. */
export interface MigrationConnection {
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  run(script: string): Promise<void>;
}

export interface Migration { name: string; sql: string; hash: string }

/** Any number that no other program takes as its advisory lock on this database. */
const LOCK = 4_853_970_012;

/**
 * Brings the schema up to date in one transaction, under an advisory lock: of two processes that start at once
 * the second waits and finds nothing to do. Everything or nothing, also when the process is killed.
 */
export async function migrate(connection: MigrationConnection, folder: string, log: Logger): Promise<void> {
  const migrations = await readMigrations(folder);
  await connection.run('begin');
  try {
    await connection.query('select pg_advisory_xact_lock($1::bigint)', [LOCK]);
    await connection.run(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const applied = new Map((await connection.query('select name, hash from schema_migrations')).map((row) => [row.name, row.hash]));
    for (const migration of migrations) {
      const hash = applied.get(migration.name);
      if (hash === migration.hash) continue;
      if (hash !== undefined) throw new Error(`Migration ${migration.name} was changed after it was applied to this database.`);
      await connection.run(migration.sql);
      await connection.query('insert into schema_migrations (name, hash) values ($1, $2)', [migration.name, migration.hash]);
      log.info({ migration: migration.name }, 'migrated');
    }
    await connection.run('commit');
  } catch (error) {
    await connection.run('rollback');
    throw error;
  }
}

/** drizzle-kit's folder: a journal that gives the order, one SQL file each. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: { idx: number; tag: string }[] };
  const ordered = journal.entries.toSorted((a, b) => a.idx - b.idx);
  return Promise.all(ordered.map(async ({ tag }) => {
    const sql = (await readFile(join(folder, `${tag}.sql`), 'utf8')).replaceAll('--> statement-breakpoint', '');
    return { name: tag, sql, hash: createHash('sha256').update(sql).digest('hex') };
  }));
}

/** The migrations travel beside the bundle (api/dist/main.js); tests and tools run from the repository or the workspace. */
export function findMigrations(): string {
  const candidates = placesOf('migrations');
  const found = candidates.find((folder) => existsSync(join(folder, 'meta/_journal.json')));
  if (found === undefined) throw new Error(`No migrations found; looked in ${candidates.join(', ')}.`);
  return found;
}
