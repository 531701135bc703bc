import type { Database, Statement } from './database';
import type { RawRows } from './raw-rows';
import { mustOnlyRead } from './reading-statement';

type Run = (statement: Statement, values: readonly unknown[]) => Promise<RawRows>;

/** The three ways to run a prepared statement, the same over either database. */
export function statementsOver(run: Run): Pick<Database, 'read' | 'readRaw' | 'write'> {
  const readRaw: Run = async (statement, values) => {
    mustOnlyRead(statement);
    return run(statement, values);
  };
  return {
    readRaw,
    async read<Row>(statement: Statement, values: readonly unknown[]) {
      return (await readRaw(statement, values)).rows<Row>();
    },
    async write<Row>(statement: Statement, values: readonly unknown[]) {
      return (await run(statement, values)).rows<Row>();
    },
  };
}
