import { defineJob, every } from '../jobs';
import { sweepTimeline } from './sweep-timeline';

export const sweepTimelineJob = defineJob({
  kind: 'sweep-timeline', repeats: every({ hours: 1 }), run: (services) => sweepTimeline(services),
});
