import { defineJob, every } from '../jobs';
import { watchCanaries } from './watch-canaries';

export const watchCanariesJob = defineJob({ kind: 'watch-canaries', repeats: every({ minutes: 1 }), run: (services) => watchCanaries(services) });
