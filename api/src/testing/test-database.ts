import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../db/database';
import { findMigrations, readMigrations } from '../db/migrate';
import { migratePglite, overPglite } from '../db/pglite';
import { OwnersFolder } from '../db/owners-folder';
import { openPostgres } from '../db/postgres';
import { createLog } from '../process/log';
import { CopyInMemory } from './copy-in-memory';

const quiet = createLog('silent');

/** A migrated database of its own: on TEST_DATABASE_URL where that is set, else PGlite in memory. */
export function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnServer(url) : openInMemory();
}

/** A database that has nothing yet, for tests of migrations; on the same server as the others. */
export interface EmptyDatabase {
  /** Null on the embedded one, which nobody else can connect to. */
  url: string | null;
  /** @param folder of migrations */
  migrate(folder: string): Promise<void>;
  run(script: string): Promise<void>;
  rows<Row>(text: string): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    const client = await PGlite.create();
    return {
      url: null,
      migrate: (folder) => migratePglite(client, folder, quiet),
      run: async (script) => { await client.exec(script); },
      rows: async <Row>(text: string) => (await client.query<Row>(text)).rows,
      close: () => client.close(),
    };
  }
  const name = `heartwood_empty_${randomBytes(6).toString('hex')}`;
  await withServer(url, async (client) => { await client.query(`create database ${name}`); });
  const own = databaseUrl(url, name);
  return {
    url: own,
    migrate: async (migrations) => (await openPostgres({ url: own, poolSize: 2, migrations, log: quiet })).close(),
    run: (script) => withServer(own, async (client) => { await client.query(script); }),
    async rows<Row>(text: string) {
      let rows: Row[] = [];
      await withServer(own, async (client) => { ({ rows } = await client.query(text) as unknown as { rows: Row[] }); });
      return rows;
    },
    close: () => withServer(url, async (client) => { await client.query(`drop database ${name} with (force)`); }),
  };
}

async function schemaHash(): Promise<string> {
  const migrations = await readMigrations(findMigrations());
  return createHash('sha256').update(migrations.map(({ name, hash }) => `${name} ${hash}`).join('\n')).digest('hex').slice(0, 16);
}

async function openInMemory(): Promise<Database> {
  return overPglite(await PGlite.create({ fs: new CopyInMemory(await template()) }), async () => undefined);
}

/** Makes the embedded database of a data folder before a server does: that is what takes the time of a first start. */
export async function prepareDataFolder(folder: string): Promise<void> {
  await cp(await template(), join(folder, 'pg'), { recursive: true });
}

/**
 * A migrated folder of PGlite, kept between runs: making one takes seconds. It was closed in order, so that who starts on a copy has
 * nothing to recover.
 */
async function template(): Promise<string> {
  const folder = join(tmpdir(), `heartwood-test-pglite-0.5-${await schemaHash()}`);
  if (!existsSync(folder)) await makeTemplate(folder);
  return folder;
}

async function makeTemplate(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  const client = await PGlite.create({ fs: new OwnersFolder(draft) });
  await migratePglite(client, findMigrations(), quiet);
  await client.close();
  // Whoever is first has made it.
  await rename(draft, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(draft, { recursive: true });
  });
}

/** A database made from a migrated template database; dropped when it is closed. */
async function openOnServer(url: string): Promise<Database> {
  const template = `heartwood_test_${await schemaHash()}`;
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await withServer(url, async (client) => {
    await client.query('select pg_advisory_lock(4853970013)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await client.query(`create database ${template}_draft`);
      const draft = await openPostgres({
        url: databaseUrl(url, `${template}_draft`), poolSize: 2, migrations: findMigrations(), log: quiet,
      });
      await draft.close();
      await client.query(`alter database ${template}_draft rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
    await client.query('select pg_advisory_unlock(4853970013)');
  });
  const db = await openPostgres({ url: databaseUrl(url, name), poolSize: 5, migrations: null, log: quiet });
  return {
    ...db,
    async close() {
      await db.close();
      await withServer(url, async (client) => { await client.query(`drop database ${name} with (force)`); });
    },
  };
}

async function withServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

export function databaseUrl(url: string, name: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.href;
}
