import { defineJob, every } from '../jobs';
import { beforeYear } from './open-link';
import { shareView } from './share.table';

/** Who read what is forgotten after a year; what they asked stays with the link. */
export const sweepShareJob = defineJob({
  kind: 'sweep-share', repeats: every({ hours: 24 }),
  run: async ({ db: { orm }, now }) => {
    await orm.delete(shareView).where(beforeYear(now()));
  },
});
