import { defineJob, every } from '../jobs';
import { endCredits } from './end-credits';

export const endCreditsJob = defineJob({ kind: 'end-credits', repeats: every({ minutes: 10 }), run: (services) => endCredits(services) });
