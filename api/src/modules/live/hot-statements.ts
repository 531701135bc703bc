import { STEPS } from './company-steps';

/** Watched by hot-reads.test.ts. */
export const HOT_STATEMENTS = [STEPS];
