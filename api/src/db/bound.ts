import { sql, type SQL } from 'drizzle-orm';

/** SQL text with `$1`, `$2` … as a part of a drizzle statement: what a prepared read and a transaction share is written once. */
export function bound<T>(text: string, values: readonly unknown[] = []): SQL<T> {
  const parts = text.split(/\$(\d+)/);
  return sql<T>`${sql.join(parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)))}`;
}
