import { defineJob, every } from '../jobs';
import { sweepUses } from './sweep-uses';

export const sweepUsesJob = defineJob({ kind: 'sweep-uses', repeats: every({ hours: 24 }), run: (services) => sweepUses(services) });
