import { INVITATION } from './invitation.queries';

/** Watched by hot-reads.test.ts. */
export const HOT_STATEMENTS = [INVITATION];
