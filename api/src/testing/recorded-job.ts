import { defineJob } from '../modules/jobs';
import type { JobRun } from '../modules/jobs/define-job';
import type { Repeat } from '../modules/jobs/repeat';

/** A job that remembers its runs, fails as often as it is told, and ends when it may. */
export function recordedJob(kind: string, repeats?: Repeat) {
  const runs: (JobRun & { payload: unknown })[] = [];
  const held: (() => void)[] = [];
  const handler = {
    runs, held, failures: 0, isHolding: false,
    job: defineJob<{ n?: number }>({
      kind, ...(repeats && { repeats }),
      run: async (_services, payload, run) => {
        runs.push({ ...run, payload });
        if (handler.isHolding) await new Promise<void>((resolve) => { held.push(resolve); });
        if (handler.failures-- > 0) throw new Error(`${kind} does not work today`);
      },
    }),
    letGo() {
      handler.isHolding = false;
      for (const each of held.splice(0)) each();
    },
  };
  return handler;
}
