import { defineJob, every } from '../jobs';
import { morningZones } from './morning';
import { DIGEST_ZONES, DIGESTS_DUE } from './notification.queries';
import { writeDigest } from './write-digest.job';

const AT_ONCE = 500;

/** Looks four times an hour for people where it is eight o'clock, and leaves a job for each. */
export const findDigests = defineJob({
  kind: 'find-digests',
  repeats: every({ minutes: 15 }),
  run: async ({ db, jobs, now }) => {
    const ready = morningZones(await db.read<{ zone: string | null }>(DIGEST_ZONES, []), now());
    if (ready.length === 0) return;
    const due = await db.read<{ userId: string; day: string }>(DIGESTS_DUE, [JSON.stringify(ready), AT_ONCE]);
    await db.transaction((tx) => jobs.enqueueMany(tx, writeDigest, due.map((payload) => ({ key: payload.userId, payload }))));
  },
});
