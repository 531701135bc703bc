import { defineJob, every } from '../jobs';
import { sweepSecurityLog } from './security-log';

export const sweepSecurityLogJob = defineJob({
  kind: 'sweep-security-log',
  repeats: every({ hours: 1 }),
  run: ({ db }) => sweepSecurityLog(db),
});
