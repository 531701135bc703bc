import { STEPS } from './company-steps';
import { MODULE_VISITORS } from './module-visitors';

/** Watched by hot-reads.test.ts. */
export const HOT_STATEMENTS = [STEPS, MODULE_VISITORS];
