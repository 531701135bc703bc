import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';

/** A kind of job by what it is called with. */
interface Takes<Payload> { kind: string; run: (services: never, payload: Payload, job: never) => Promise<void> }

export interface Asked<Payload> {
  payload: Payload;
  /** What it is about, such as a company's id; one of its own where it is left away. */
  key?: string;
  /** Now where it is left away. */
  runAt?: Date;
}

export interface Moved {
  /** One that waits is moved to this moment and payload, and counts as not tried yet. */
  replace?: boolean;
}

/** Takes jobs from commands; `wake` tells the runner of this process that there is something to do. */
export class JobQueue {
  wake: () => void = () => undefined;

  /**
   * Writes the job in the command's transaction; it runs after the commit, at least once. Where one of the same kind and
   * key waits, nothing changes without `replace`; where one runs, it runs once more afterwards, with this payload.
   */
  async enqueue<Payload>(tx: Db, job: Takes<Payload>, { replace = false, ...asked }: Asked<NoInfer<Payload>> & Moved): Promise<void> {
    await this.enqueueMany(tx, job, [asked], { replace });
  }

  /** The same for many at once, in one statement; of those with one key the last counts. */
  async enqueueMany<Payload>(
    tx: Db, { kind }: Takes<Payload>, asked: readonly Asked<NoInfer<Payload>>[], { replace = false }: Moved = {},
  ): Promise<void> {
    const rows = asked.map(({ payload, key, runAt }) => {
      const id = randomUUID();
      return { id, key: key ?? id, payload, run_at: runAt?.toISOString() ?? null };
    });
    if (rows.length === 0) return;
    const last = [...new Map(rows.map((row) => [row.key, row])).values()];
    await tx.execute(sql`insert into job (id, kind, key, payload, run_at)
      select r.id, ${kind}, r.key, r.payload, coalesce(r.run_at, now())
      from jsonb_to_recordset(${JSON.stringify(last)}::jsonb) r(id uuid, key text, payload jsonb, run_at timestamptz)
      order by r.key
      on conflict (kind, key) where run_at is not null do update
      set payload = excluded.payload,
        id = case when job.claim is null then excluded.id else job.id end,
        attempts = case when job.claim is null then 0 else job.attempts end,
        run_at = case when job.claim is null then excluded.run_at else job.run_at end,
        again_at = case when job.claim is null then null when ${replace} then excluded.run_at else least(job.again_at, excluded.run_at) end
      where job.claim is not null or ${replace}`);
    afterCommit(tx, () => this.wake());
  }
}
