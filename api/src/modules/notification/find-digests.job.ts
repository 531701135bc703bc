import { wallClock } from '../../text/time-zone';
import { defineJob, every } from '../jobs';
import { DIGEST_ZONES, DIGESTS_DUE } from './notification.queries';
import { writeDigest } from './write-digest.job';

const AT_ONCE = 500;
/** Hour of the person's day from which digests are written. */
const DIGEST_HOUR = 8;
const MONDAY = 1;

/**
 * Looks four times an hour for people where it is eight o'clock, and leaves a job for each. Clocks are read here and not by the
 * database, whose list of zones is another one: at a name that it doesn't know the whole statement would fail.
 */
export const findDigests = defineJob({
  kind: 'find-digests',
  repeats: every({ minutes: 15 }),
  run: async ({ db, jobs, now }) => {
    const zones = await db.read<{ zone: string | null }>(DIGEST_ZONES, []);
    const ready = zones.map(({ zone }) => ({ zone, ...wallClock(now(), zone) })).filter(({ minutes }) => minutes >= DIGEST_HOUR * 60)
      .map(({ zone, day, weekday }) => ({ zone, day, isMonday: weekday === MONDAY }));
    if (ready.length === 0) return;
    const due = await db.read<{ userId: string; day: string }>(DIGESTS_DUE, [JSON.stringify(ready), AT_ONCE]);
    await db.transaction((tx) => jobs.enqueueMany(tx, writeDigest, due.map((payload) => ({ key: payload.userId, payload }))));
  },
});
