import type { Statement } from '../db/database';

/** What a part reads all the time, and the rows on which a test looks at how it is read. */
export interface HotReads {
  /** Statements that write what a year leaves behind; they may build on rows of the parts that are written before. */
  rows: readonly string[];
  /** Each statement with the values it is tried with, and the tables that it may read whole. */
  reads: readonly (readonly [Statement, readonly unknown[], (readonly string[])?])[];
}

/** SQL for the id of the grown person or company with a number; `n` is an SQL expression. */
export const idOf = (kind: 'user' | 'company', n: string) => `(${kind === 'company' ? "'0c" : "'0a"}000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;

export const COMPANY_ID = '0c000000-0000-4000-8000-000000000500';
export const OTHER_ID = '0a000000-0000-4000-8000-000000000501';
export const USER_ID = '0a000000-0000-4000-8000-000000000500';
