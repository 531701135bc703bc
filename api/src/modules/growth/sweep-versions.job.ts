import { defineJob, every } from '../jobs';
import { sweepVersions } from './sweep-versions';

export const sweepVersionsJob = defineJob({
  kind: 'sweep-versions', repeats: every({ hours: 1 }), run: ({ db, now }) => sweepVersions(db, now()),
});
