import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../process/log';
import { collectAfterCommit } from './after-commit';
import type { Database, Statement } from './database';
import { migrate } from './migrate';
import { RawRows, asText, isJsonType } from './raw-rows';
import { retryTransient } from './sql-state';
import { statementsOver } from './statements';

export interface PostgresOptions {
  url: string;
  poolSize: number;
  /** Null: the schema is taken as it is. */
  migrations: string | null;
  log: Logger;
}

const jsonAsText: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (isJsonType(oid) ? asText : pg.types.getTypeParser(oid, format as 'text')),
};

/** A pool on a PostgreSQL server, migrated. Any number of processes may do this at once. */
export async function openPostgres({ url, poolSize, migrations, log }: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // A connection that leaves takes its prepared statements along.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'heartwood',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // To compile a plan takes a thousand times as long as a page's statement, and a cost that was reckoned too high sets it off.
    options: '-c jit=off',
  });
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection was lost'));
  try {
    if (migrations !== null) await migrateOver(pool, migrations, log);
    await warnIfTooMany(pool, poolSize, log);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const orm = drizzle(pool);
  const run = async ({ name, text }: Statement, values: readonly unknown[]) => {
    const { fields, rows } = await pool.query({ name, text, values: [...values], rowMode: 'array', types: jsonAsText });
    return new RawRows(fields, rows as unknown[][]);
  };
  return {
    dialect: 'postgres',
    orm,
    async transaction(work) {
      let committed = () => {};
      const result = await retryTransient(() => orm.transaction((tx) => {
        committed = collectAfterCommit(tx);
        return work(tx);
      }));
      committed();
      return result;
    },
    ...statementsOver(run),
    connections: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

async function migrateOver(pool: pg.Pool, folder: string, log: Logger): Promise<void> {
  const client = await pool.connect();
  try {
    // A migration may take longer than any request is allowed to.
    await client.query('set statement_timeout = 0');
    await migrate({
      query: async (text, values) => (await client.query(text, values ? [...values] : undefined)).rows as Record<string, unknown>[],
      run: async (script) => { await client.query(script); },
      isAlone: false,
    }, folder, log);
    await client.query('reset statement_timeout');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function warnIfTooMany(pool: pg.Pool, poolSize: number, log: Logger): Promise<void> {
  const { rows: [row] } = await pool.query<{ free: number }>(
    "select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as free",
  );
  if (row && poolSize > row.free)
    log.warn({ poolSize, free: row.free }, 'DATABASE_POOL is larger than what the PostgreSQL server has for everybody');
}
