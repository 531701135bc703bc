import { defineJob, everyDay } from '../jobs';
import { compareCredits } from './compare-credits';

export const compareCreditsJob = defineJob({
  kind: 'compare-credits', repeats: everyDay({ hour: 3 }), run: async (services) => { await compareCredits(services); },
});
