import { FIND } from './find.queries';

/** Watched by hot-reads.test.ts: typed text asks it again and again. */
export const HOT_STATEMENTS = [FIND];
