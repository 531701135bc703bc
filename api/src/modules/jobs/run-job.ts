import type { Services } from '../../request/context';
import { failureOf } from '../../process/tracing';
import type { AnyJob } from './define-job';
import { BEGIN_JOB_AGAIN, END_JOB, GIVE_JOB_UP, POSTPONE_JOB, REPEAT_JOBS } from './jobs.queries';
import type { ClaimedJob } from './jobs.queries';

/** Seconds until the next attempt; after the last the job is given up, about two days on. */
const PAUSES = [5, 30, 120, 600, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600];

/** Runs what was claimed, and writes down what became of it. Never rejects: what could not be written runs again after the lease. */
export async function runJob(services: Services, job: AnyJob, claimed: ClaimedJob): Promise<void> {
  const { log, metrics } = services;
  const about = { job: claimed.id, kind: claimed.kind, attempts: claimed.attempts };
  try {
    const told = metrics.jobSeconds.startTimer({ kind: claimed.kind });
    const span = services.tracing?.begin(`job ${claimed.kind}`, { 'heartwood.attempt': claimed.attempts });
    const problem = await (span ? span.within(() => attempt(services, job, claimed)) : attempt(services, job, claimed));
    span?.end({}, problem ? failureOf(problem) : undefined);
    told();
    if (problem === null) {
      const isOurs = await end(services, claimed);
      metrics.jobs.inc({ kind: claimed.kind, result: 'done' });
      if (!isOurs) log.warn(about, 'a job took longer than its lease, and was begun by another process');
      return;
    }
    const pause = PAUSES[claimed.attempts - 1];
    metrics.jobs.inc({ kind: claimed.kind, result: pause === undefined ? 'given up' : 'failed' });
    if (pause === undefined) log.error({ ...about, err: problem }, 'a job was given up');
    else log.warn({ ...about, err: problem, againInSeconds: pause }, 'a job failed');
    await putBack(services, claimed, problem.message.slice(0, 500), pause);
  } catch (error) {
    log.error({ ...about, err: error }, 'what became of a job could not be written');
  }
}

/** Why it failed; null when it did not. */
async function attempt(services: Services, { run, repeats }: AnyJob, claimed: ClaimedJob): Promise<Error | null> {
  const { id, kind, key, payload, attempts } = claimed;
  try {
    // Before it runs: however often this one fails, the next one comes.
    if (repeats) await services.db.write(REPEAT_JOBS, [JSON.stringify([{ kind, ...repeats }]), false]);
    // Failures are counted out by putBack; who comes here once more has ended its process each time.
    if (attempts > PAUSES.length + 1) return new Error('No attempt came to an end.');
    await run(services, payload as never, { id, key, attempt: attempts });
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** False when somebody else has claimed it meanwhile. */
async function end({ db }: Services, { id, claim }: ClaimedJob): Promise<boolean> {
  const ended = await db.write(END_JOB, [id, claim]);
  return ended.length > 0 || (await db.write(BEGIN_JOB_AGAIN, [id, claim])).length > 0;
}

async function putBack({ db }: Services, { id, claim }: ClaimedJob, reason: string, pause: number | undefined): Promise<void> {
  if (pause === undefined) await db.write(GIVE_JOB_UP, [id, claim, reason]);
  else await db.write(POSTPONE_JOB, [id, claim, reason, pause]);
}
