import { COMPANY_ID, USER_ID, type HotReads } from '../../testing/hot-reads';
import { OLDEST_STEP, STEPS } from './company-steps';
import { MODULE_VISITORS } from './module-visitors';

export const LIVE_HOT: HotReads = {
  rows: [],
  reads: [
    [OLDEST_STEP, [COMPANY_ID]],
    [STEPS, [COMPANY_ID, 3, 20, 100]],
    [MODULE_VISITORS, [COMPANY_ID, 'belief', USER_ID, `${COMPANY_ID}:belief`]],
  ],
};
