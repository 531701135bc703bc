import { sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { knownRelease } from './known-releases';
import type { Report } from './operations.schema';
import { clientReport } from './operations.table';

/** Counts what a page tells of its errors, and keeps each with its id, so that an id that somebody quotes can be found. */
export async function takeReports({ db, config, log, metrics }: Context, reports: readonly Report[]): Promise<void> {
  const taken = await Promise.all(
    reports.map(async (report) => ({ ...report, ...(await knownRelease(config, report.remote, report.version)) })),
  );
  for (const { id, remote, version, stage, kind, place, trace, count } of taken) {
    metrics.clientErrors.inc({ remote, version, stage }, count);
    log.warn({ errorId: id, trace: trace ?? undefined, remote, version, stage, kind, place, count }, 'a page told of an error');
  }
  const rows = new Map(taken.map(({ id, trace, ...report }) => [id, { errorId: id, traceId: trace, ...report }]));
  await db.orm.insert(clientReport).values([...rows.values()]).onConflictDoUpdate({
    target: clientReport.errorId,
    set: { count: sql`least(${clientReport.count} + excluded.count, 1000000)` },
    // The same error met again; an id that was used for another one stays what it is.
    setWhere: sql`${clientReport.remote} = excluded.remote and ${clientReport.version} = excluded.version and ${clientReport.stage} = excluded.stage`,
  });
}
