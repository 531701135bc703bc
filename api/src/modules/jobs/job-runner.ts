import type { Services } from '../../request/context';
import type { AnyJob } from './define-job';
import { CLAIM_JOBS, NEXT_JOB, REPEAT_JOBS } from './jobs.queries';
import type { ClaimedJob } from './jobs.queries';
import { runJob } from './run-job';

const AT_ONCE = 4;
/** What other processes have written is seen after so long. */
const LOOK_MS = 5_000;
/** One is due, and somebody holds its row at this moment. */
const HELD_MS = 250;

/**
 * Runs what is due, from any number of processes: each job is claimed by one of them, and only for the lease, so that a
 * killed process leaves nothing behind. Kinds that this process does not know are another release's, and left alone.
 */
export class JobRunner {
  private readonly byKind: ReadonlyMap<string, AnyJob>;
  private readonly running = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;
  private again = false;
  private stopped = false;
  private hasRepeats = false;

  constructor(private readonly services: Services, private readonly jobs: readonly AnyJob[]) {
    this.byKind = new Map(jobs.map((job) => [job.kind, job]));
    if (this.byKind.size < jobs.length) throw new Error('Two jobs are of the same kind.');
  }

  wake(): void {
    if (this.stopped || this.jobs.length === 0) return;
    if (this.looking) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.looking = this.look()
      .catch((error: unknown) => {
        this.services.log.error({ err: error }, 'the jobs could not be read');
        return LOOK_MS;
      })
      .then((ms) => {
        this.looking = null;
        if (this.again) {
          this.again = false;
          this.wake();
        } else if (!this.stopped) {
          this.timer = setTimeout(() => this.wake(), ms).unref();
        }
      });
  }

  /** Begins nothing more, and waits for what runs; what takes longer than `patienceMs` is begun anew after its lease. */
  async stop(patienceMs = 1_000): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
    const patience = after(patienceMs);
    await Promise.race([Promise.all(this.running), patience.over]);
    patience.end();
  }

  /** Milliseconds until the next look. */
  private async look(): Promise<number> {
    if (!this.hasRepeats) await this.writeRepeats();
    while (!this.stopped && !this.services.lifecycle.draining && this.running.size < AT_ONCE) {
      const ms = await this.untilNext();
      if (ms > 0) return Math.min(ms, LOOK_MS);
      const claimed = await this.claim(AT_ONCE - this.running.size);
      if (claimed.length === 0) return HELD_MS;
      for (const each of claimed) this.begin(each);
    }
    return LOOK_MS;
  }

  private async writeRepeats(): Promise<void> {
    const repeats = this.jobs.flatMap(({ kind, repeats }) => (repeats ? [{ kind, ...repeats }] : []));
    await this.services.db.write(REPEAT_JOBS, [JSON.stringify(repeats), true]);
    this.hasRepeats = true;
  }

  private async untilNext(): Promise<number> {
    const [next] = await this.services.db.read<{ ms: number }>(NEXT_JOB, [[...this.byKind.keys()]]);
    return next?.ms ?? LOOK_MS;
  }

  private claim(most: number): Promise<ClaimedJob[]> {
    return this.services.db.write<ClaimedJob>(CLAIM_JOBS, [[...this.byKind.keys()], most, this.services.config.jobLeaseSeconds]);
  }

  private begin(claimed: ClaimedJob): void {
    const job = this.byKind.get(claimed.kind);
    if (!job) return;
    // One that hangs has lost its claim by then, and must not keep its place.
    const lease = after(this.services.config.jobLeaseSeconds * 1_000);
    const place: Promise<void> = Promise.race([runJob(this.services, job, claimed), lease.over]).then(() => {
      lease.end();
      this.running.delete(place);
      this.wake();
    });
    this.running.add(place);
  }
}

function after(ms: number): { over: Promise<void>; end(): void } {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => { timer = setTimeout(resolve, ms); });
  return { over, end: () => clearTimeout(timer) };
}
