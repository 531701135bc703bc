import { AsyncLocalStorage } from 'node:async_hooks';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Logger } from '../process/log';
import { collectAfterCommit } from './after-commit';
import { lockFolder } from './data-lock';
import type { Database, Statement } from './database';
import { migrate } from './migrate';
import { OwnersFolder } from './owners-folder';
import { PreparedReads } from './prepared-reads';
import { RawRows, asText } from './raw-rows';
import { retryTransient } from './sql-state';
import { statementsOver } from './statements';

/** PostgreSQL inside the process, in a folder that this process alone may use. */
export async function openPglite(dataDir: string, migrations: string, log: Logger): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    const client = await PGlite.create({ fs: new OwnersFolder(join(dataDir, 'pg')) });
    await migratePglite(client, migrations, log);
    return {
      ...overPglite(client, () => lock.release()),
      async copyTo(folder) {
        // Then what is copied while others wait has little to write again.
        await client.exec('checkpoint');
        await client.runExclusive(() => cp(join(dataDir, 'pg'), folder, { recursive: true }));
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

export async function migratePglite(client: PGlite, migrations: string, log: Logger): Promise<void> {
  await migrate({
    query: async (text, values) => (await client.query<Record<string, unknown>>(text, values ? [...values] : undefined)).rows,
    run: async (script) => { await client.exec(script); },
    isAlone: true,
  }, migrations, log);
}

export function overPglite(client: PGlite, closed: () => Promise<void>): Database {
  const inTransaction = new AsyncLocalStorage<true>();
  refuseBeside(client, inTransaction);
  const orm = drizzle(client);
  const prepared = new PreparedReads(client);
  const run = async (statement: Statement, values: readonly unknown[]) => {
    const call = await prepared.callOf(statement, values);
    const { fields, rows } = await client.query<unknown[]>(call ?? statement.text, call === null ? [...values] : [], {
      rowMode: 'array', parsers: { [types.JSON]: asText, [types.JSONB]: asText },
    });
    return new RawRows(fields, rows);
  };
  return {
    dialect: 'pglite',
    orm,
    async transaction(work) {
      let committed = () => {};
      const result = await retryTransient(() => orm.transaction((tx) => inTransaction.run(true, async () => {
        // The database answers without leaving the process a turn: a long line of transactions would stop its timers and sockets.
        await setImmediate();
        committed = collectAfterCommit(tx);
        return work(tx);
      })));
      committed();
      return result;
    },
    ...statementsOver(run),
    async close() {
      await client.close();
      // Until then each promise of the process asks it for its store, with that of every other database that was opened.
      inTransaction.disable();
      await closed();
    },
  };
}

/** There is one connection: a query beside the own open transaction would wait for itself for ever. Say so instead. */
function refuseBeside(client: PGlite, inTransaction: AsyncLocalStorage<true>): void {
  const refuse = () => {
    if (inTransaction.getStore()) throw new Error('A query beside an open transaction of the same call: use tx.');
  };
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = async (...call) => {
    refuse();
    return query(...call);
  };
  client.transaction = async (work) => {
    refuse();
    return transaction(work);
  };
}
