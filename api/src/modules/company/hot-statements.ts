import { COMPANY_FACTS } from './company-facts';

/** Watched by hot-reads.test.ts. */
export const HOT_STATEMENTS = [COMPANY_FACTS];
