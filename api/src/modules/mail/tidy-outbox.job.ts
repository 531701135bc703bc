import { defineJob, every } from '../jobs';
import { tidyOutbox } from './tidy-outbox';

export const tidyOutboxJob = defineJob({ kind: 'tidy-outbox', repeats: every({ hours: 1 }), run: (services) => tidyOutbox(services) });
