import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { placesOf } from '../process/beside-bundle';
import type { Logger } from '../process/log';
import { runBesideTransactions, takeOut, WITHOUT_CONCURRENTLY } from './migrate-beside';
import type { MigrationConnection } from './migration-connection';
import { sqlState } from './sql-state';

export interface Migration { name: string; sql: string; hash: string }

/** Any number that no other program takes as its advisory lock on this database. */
const LOCK = 4_853_970_012;

/** Behind who waits for a table everybody waits who asks for it after. */
const LOCK_TIMEOUT = 3_000;

const LOCKED = '55P03';
const DEADLOCK = '40P01';

/** Between two attempts to get the locks: about five minutes in all, in which everybody works. */
const WAITS = [1, 2, 4, 8, 15, 30, 30, 30, 60, 60, 60].map((seconds) => seconds * 1_000);

/** For tests: how long a lock is waited for, and how long between attempts, in ms. */
export interface MigrateOptions { lockTimeout?: number; waits?: readonly number[] }

/**
 * Brings the schema up to date under an advisory lock: of two processes that start at once the second waits and finds nothing to do. What
 * changes tables is everything or nothing, also when the process is killed; it gives up a lock that it does not get at once, and tries
 * again. What must not hold a lock (indexes, looks at all rows) comes after its transaction, and goes on where it was cut off.
 */
export async function migrate(
  connection: MigrationConnection, folder: string, log: Logger, patience: MigrateOptions = {},
): Promise<void> {
  const migrations = await readMigrations(folder);
  await takeTurn(connection);
  try {
    await connection.run(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    // The release before knows nothing of it, and what it writes has no such part.
    await connection.run('alter table schema_migrations add column if not exists is_unfinished boolean not null default false');
    const applied = new Map((await connection.query('select name, hash, is_unfinished from schema_migrations')).map((row) => [row.name, row]));
    let together: Migration[] = [];
    for (const migration of migrations) {
      const before = applied.get(migration.name);
      if (before && before.hash !== migration.hash)
        throw new Error(`Migration ${migration.name} was changed after it was applied to this database.`);
      if (!before) together.push(migration);
      const { beside } = takeOut(migration.sql);
      if (connection.isAlone || beside.length === 0 || (before && before.is_unfinished !== true)) continue;
      await change(connection, together, log, patience);
      together = [];
      await runBesideTransactions(connection, migration.name, beside, log);
      await connection.query('update schema_migrations set is_unfinished = false where name = $1', [migration.name]);
    }
    await change(connection, together, log, patience);
  } finally {
    // A connection that is lost has let go of it.
    await connection.query('select pg_advisory_unlock($1::bigint)', [LOCK]).catch(() => undefined);
  }
}

/**
 * By asking again and again: who waits inside of a statement is seen as a reader, and an index that is made concurrently waits for all
 * readers, with the lock in its hands.
 */
async function takeTurn(connection: MigrationConnection): Promise<void> {
  for (;;) {
    const [row] = await connection.query('select pg_try_advisory_lock($1::bigint) as taken', [LOCK]);
    if (row?.taken === true) return;
    await wait(100);
  }
}

/** All of them in one transaction, once more when somebody held a table for too long. */
async function change(
  connection: MigrationConnection, migrations: readonly Migration[], log: Logger,
  { lockTimeout = LOCK_TIMEOUT, waits = WAITS }: MigrateOptions,
): Promise<void> {
  if (migrations.length === 0) return;
  for (let attempt = 0; ; attempt++) {
    try {
      await changeOnce(connection, migrations, lockTimeout);
      for (const { name } of migrations) log.info({ migration: name }, 'migrated');
      return;
    } catch (error) {
      const pause = waits[attempt];
      if (pause === undefined || ![LOCKED, DEADLOCK].includes(sqlState(error) ?? '')) throw error;
      const told = { attempt: attempt + 1, waits: pause, error: String(error) };
      log.warn(told, 'somebody holds what a migration needs: it tries again');
      await wait(pause);
    }
  }
}

async function changeOnce(connection: MigrationConnection, migrations: readonly Migration[], lockTimeout: number): Promise<void> {
  await connection.run('begin');
  try {
    await connection.run(`set local lock_timeout = ${lockTimeout}`);
    for (const { name, sql, hash } of migrations) {
      const { inside, beside } = takeOut(sql);
      await connection.run(connection.isAlone ? sql.replace(WITHOUT_CONCURRENTLY, '$1') : inside);
      await connection.query(
        'insert into schema_migrations (name, hash, is_unfinished) values ($1, $2, $3)',
        [name, hash, !connection.isAlone && beside.length > 0],
      );
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
    const sql = await readFile(join(folder, `${tag}.sql`), 'utf8');
    // Databases know migrations by their hash without these marks.
    return { name: tag, sql, hash: createHash('sha256').update(sql.replaceAll('--> statement-breakpoint', '')).digest('hex') };
  }));
}

/** The migrations travel beside the bundle (api/dist/main.js); tests and tools run from the repository or the workspace. */
export function findMigrations(): string {
  const candidates = placesOf('migrations');
  const found = candidates.find((folder) => existsSync(join(folder, 'meta/_journal.json')));
  if (found === undefined) throw new Error(`No migrations found; looked in ${candidates.join(', ')}.`);
  return found;
}
