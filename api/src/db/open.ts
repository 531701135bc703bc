import type { Config } from '../process/config';
import type { Logger } from '../process/log';
import type { Database } from './database';
import { findMigrations } from './migrate';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/** The migrated database that the configuration names. */
export function openDatabase(config: Config, log: Logger): Promise<Database> {
  const migrations = findMigrations();
  return config.databaseUrl === null
    ? openPglite(config.dataDir, migrations, log)
    : openPostgres({ url: config.databaseUrl, poolSize: config.databasePoolSize, migrations, log });
}
