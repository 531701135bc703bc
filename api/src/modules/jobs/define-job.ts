import type { Services } from '../../request/context';
import type { Repeat } from './repeat';

/** One run of a job, as its handler sees it. */
export interface JobRun {
  /** The same at each attempt: an idempotency key for whoever is asked outside. */
  id: string;
  key: string;
  /** From 1. */
  attempt: number;
}

/** One kind of work. */
export interface Job<Payload> {
  /** Verb and noun, as the file is named. Rows have it: a kind that is renamed leaves its rows behind. */
  kind: string;
  /**
   * May be called again for what it did already, by another process too: after a kill, a failure, or a lease that ran
   * out while it worked. It opens its own short transactions and holds none across the network; what takes longer than
   * the lease is cut into several jobs. A payload may be one that the release before has written. Whoever throws is
   * called again later.
   */
  run: (services: Services, payload: Payload, job: JobRun) => Promise<void>;
  /** It runs by itself, with an empty payload and the moment as its key: once for each, however many processes there are. */
  repeats?: Repeat;
}

export type AnyJob = Job<never>;

type NoPayload = Record<string, never>;

/** Payloads are JSON, of ids rather than words: those of a job that is given up can be read for 30 days. */
export function defineJob<Payload = NoPayload>(job: Job<Payload>): Job<Payload> {
  return job;
}
