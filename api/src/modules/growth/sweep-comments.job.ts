import { defineJob, every } from '../jobs';
import { sweepComments } from './sweep-comments';

export const sweepCommentsJob = defineJob({
  kind: 'sweep-comments', repeats: every({ hours: 1 }), run: (services) => sweepComments(services),
});
