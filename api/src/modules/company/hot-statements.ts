import { COMPANY_PICTURE } from './company-picture';

/** Watched by hot-reads.test.ts. */
export const HOT_STATEMENTS = [COMPANY_PICTURE];
