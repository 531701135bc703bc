import { defineJob, every } from '../jobs';
import { sweepReports } from './sweep-reports';

export const sweepReportsJob = defineJob({ kind: 'sweep-reports', repeats: every({ hours: 1 }), run: ({ db }) => sweepReports(db) });
