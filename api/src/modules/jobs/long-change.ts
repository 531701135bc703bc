import type { Db } from '../../db/database';
import { defineJob } from './define-job';
import type { Job } from './define-job';

export interface LongChange {
  /** As of every job; the migration that begins it writes the row: docs/operations.md, "Long changes of data". */
  kind: string;
  /** Rows of one transaction. */
  part?: number;
  /** Between two parts, so that people's own work has the database. */
  pauseMs?: number;
  /**
   * Changes up to so many rows that are as they were, and says how many it found. It finds them by what they lack, so that it goes on where
   * a killed process was cut off and meets what the release before writes meanwhile: `… where new is null limit $1 for update skip locked`.
   */
  change: (tx: Db, rows: number) => Promise<number>;
}

/** A change of data that a migration must not do: all rows of a table, a part after the other, while everybody works. */
export function longChange({ kind, part = 500, pauseMs = 200, change }: LongChange): Job<{ changed?: number }> {
  const job = defineJob<{ changed?: number }>({
    kind,
    run: async ({ db, jobs, log }, { changed = 0 }, { key }) => {
      const more = await db.transaction((tx) => change(tx, part));
      if (more === 0) {
        log.info({ kind, changed }, 'a long change of data is done');
        return;
      }
      await jobs.enqueue(db.orm, job, { key, payload: { changed: changed + more }, runAt: new Date(Date.now() + pauseMs) });
    },
  });
  return job;
}
