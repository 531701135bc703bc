import { defineJob, every } from '../jobs';
import { sweepIdentity } from './sweep-identity';

export const sweepIdentityJob = defineJob({ kind: 'sweep-identity', repeats: every({ hours: 1 }), run: ({ db }) => sweepIdentity(db) });
