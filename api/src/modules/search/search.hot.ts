import { COMPANY_ID, USER_ID, type HotReads } from '../../testing/hot-reads';
import { FIND } from './find.queries';

/** Typed text asks it again and again. */
export const SEARCH_HOT: HotReads = {
  rows: [],
  reads: [
    [FIND, [USER_ID, null, null, 'person', COMPANY_ID, 'person']],
  ],
};
