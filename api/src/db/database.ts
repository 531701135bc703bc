import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { RawRows } from './raw-rows';

/** Drizzle over PostgreSQL or PGlite; also the type of a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** One hot statement: prepared once a connection under its name. */
export interface Statement {
  name: string;
  text: string;
}

export interface Database {
  dialect: 'postgres' | 'pglite';
  orm: Db;
  /**
   * Runs the work in one transaction and repeats it on serialization failures and deadlocks: the work must
   * not have effects outside the database. Inside, use `tx` alone: PGlite has one connection, and a query
   * beside the transaction would wait for it for ever (it is refused there).
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** One prepared, named statement that only reads; rows as objects. Hot reads. */
  read<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /** The same, with JSON still as text: to see whether anything changed without parsing it. */
  readRaw(statement: Statement, values: readonly unknown[]): Promise<RawRows>;
  /** One prepared, named statement that writes; what it returns as objects. It runs once for each call, whatever is remembered of reads. */
  write<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /** Of the pool, where there is one: connections that work, that rest, and calls that wait for one. */
  connections?(): { busy: number; idle: number; waiting: number };
  /** Of the embedded one alone: its files, as a process that is killed would leave them, into a folder. Whoever asks meanwhile waits. */
  copyTo?(folder: string): Promise<void>;
  close(): Promise<void>;
}
