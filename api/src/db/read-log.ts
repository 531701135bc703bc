import type { Database, Statement } from './database';
import type { RawRows } from './raw-rows';

export interface LoggedRead { statement: Statement; values: readonly unknown[]; result: RawRows }

/** A database that remembers what was read from it, and whether anything but prepared reads was done. */
export class ReadLog implements Database {
  readonly reads: LoggedRead[] = [];
  /** False once something was done that reading again can't repeat. */
  onlyReads = true;
  readonly dialect: Database['dialect'];

  constructor(private readonly inner: Database, private readonly fresh: readonly LoggedRead[]) {
    this.dialect = inner.dialect;
  }

  get orm(): Database['orm'] {
    this.onlyReads = false;
    return this.inner.orm;
  }

  transaction: Database['transaction'] = (work) => {
    this.onlyReads = false;
    return this.inner.transaction(work);
  };

  async readRaw(statement: Statement, values: readonly unknown[]): Promise<RawRows> {
    const known = this.fresh.find(
      (read) => read.statement.name === statement.name && JSON.stringify(read.values) === JSON.stringify(values),
    );
    const result = known?.result ?? await this.inner.readRaw(statement, values);
    this.reads.push({ statement, values, result });
    return result;
  }

  async read<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    return (await this.readRaw(statement, values)).rows<Row>();
  }

  write: Database['write'] = (statement, values) => {
    this.onlyReads = false;
    return this.inner.write(statement, values);
  };

  close(): Promise<void> {
    return this.inner.close();
  }
}
