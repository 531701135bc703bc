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
  async enqueue<Payload>(tx: Db, { kind }: Takes<Payload>, asked: Asked<NoInfer<Payload>>): Promise<void> {
    const { payload, key, runAt, replace = false } = asked;
    const id = randomUUID();
    const moment = runAt === undefined ? sql`now()` : sql`${runAt.toISOString()}::timestamptz`;
    await tx.execute(sql`insert into job (id, kind, key, payload, run_at)
      values (${id}, ${kind}, ${key ?? id}, ${JSON.stringify(payload)}::jsonb, ${moment})
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
