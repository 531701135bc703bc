import { defineJob, every } from '../jobs';
import { sweepEvents } from './sweep-events';

export const sweepEventsJob = defineJob({ kind: 'sweep-events', repeats: every({ hours: 1 }), run: (services) => sweepEvents(services) });
