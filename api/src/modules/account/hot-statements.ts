import { COMPANY } from './company.queries';
import { ME } from './me.queries';

/** Watched by hot-reads.test.ts. */
export const HOT_STATEMENTS = [ME, COMPANY];
