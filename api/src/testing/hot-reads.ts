import type { Statement } from '../db/database';

/** What a part reads all the time, and the rows on which a test looks at how it is read. */
export interface HotReads {
  /** Statements that write what a year leaves behind; they may build on rows of the parts that are written before. */
  rows: readonly string[];
  /** Each statement with the values it is tried with, and the tables that it may read whole. */
  reads: readonly (readonly [Statement, readonly unknown[], (readonly string[])?])[];
}

/** SQL for the id of the grown person or company with a number; `n` is an SQL expression. */
export const idOf = (kind: 'user' | 'company', n: string) => (
  `(${kind === 'company' ? "'0c" : "'0a"}000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`
);

export const COMPANY_ID = '0c000000-0000-4000-8000-000000000500';
export const OTHER_ID = '0a000000-0000-4000-8000-000000000501';
export const USER_ID = '0a000000-0000-4000-8000-000000000500';

/** SQL for the id of a row of each company and kind: made of company and number, so that links can name it. */
export const ROW_ID = idOf('user', '(n * 10 + m)');

/** SQL that writes five rows of a kind into each company; the values may name `ROW_ID`. */
export const rowsOfKind = (table: string, key: string, columns: string, values: string) => `
    insert into ${table} (id, company_id, key, position, ${columns})
    select ${ROW_ID}, ${idOf('company', 'n')}, '${key}', m, ${values}
    from generate_series(1, 1000) n, generate_series(1, 5) m`;

/** SQL that links each of them with the one of the other kind that has its number. */
export const linksOfRows = (table: string, own: string, other: string) => `
    insert into ${table} (${own}, ${other})
    select ${ROW_ID}, ${ROW_ID}
    from generate_series(1, 1000) n, generate_series(1, 5) m`;
