import { LIMITS } from '@heartwood/contract/domain';
import { and, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { paragraph } from '../../text/text';

/** What people have told of one thing: when the first of them did, and each with the reason. */
export interface Reports { since: string; reports: { reason: string; note: string }[] }

/** What somebody writes to a report. Throws INVALID. */
export const reportNote = (note: string): string => paragraph('note', note, { ...LIMITS.reportNote, label: 'The note' }).trim();

const MOST_LISTED = 100;

/** What of a table of reports waits for an operator, a row for each thing with what was told of it; the oldest first. */
export const openReportsSql = (table: string, thing: readonly string[]) => {
  const columns = thing.map((column) => `o.${column}`).join(', ');
  return `(
      select ${columns}, min(o.created_at) as since,
        json_agg(json_build_object('reason', o.reason, 'note', o.note) order by o.created_at, o.id) as reports
      from ${table} o
      where o.settled_at is null
      group by ${columns}
      order by since, ${columns}
      limit ${MOST_LISTED})`;
};

/** What was told of a thing is settled; how many reports that were. */
export async function settleReports(
  tx: Db, context: Pick<Context, 'now'>, reports: PgTable & { id: PgColumn; settledAt: PgColumn }, thing: SQL | undefined,
): Promise<number> {
  const settled = await tx.update(reports).set({ settledAt: context.now() }).where(and(thing, isNull(reports.settledAt)))
    .returning({ id: reports.id });
  return settled.length;
}

/** Calls of an operator's hand: a minute has room for sixty. */
export const operatorRates = [{ name: 'operator', points: 60, seconds: 60, key: ({ ip }: { ip: string }) => ip }];
