import { defineJob, every } from '../jobs';
import { sweepPartnerTokens } from './sweep-partner-tokens';

export const sweepPartnerTokensJob = defineJob({
  kind: 'sweep-partner-tokens',
  repeats: every({ hours: 1 }),
  run: ({ db }) => sweepPartnerTokens(db),
});
