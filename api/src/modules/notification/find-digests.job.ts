import { defineJob, every } from '../jobs';
import { DIGESTS_DUE } from './notification.queries';
import { writeDigest } from './write-digest.job';

const AT_ONCE = 500;

/** Looks four times an hour for people where it is eight o'clock, and leaves a job for each. */
export const findDigests = defineJob({
  kind: 'find-digests',
  repeats: every({ minutes: 15 }),
  run: async ({ db, jobs, now }) => {
    const due = await db.read<{ userId: string; day: string }>(DIGESTS_DUE, [now().toISOString(), AT_ONCE]);
    await db.transaction(async (tx) => {
      for (const { userId, day } of due) await jobs.enqueue(tx, writeDigest, { key: userId, payload: { userId, day } });
    });
  },
});
