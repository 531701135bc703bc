import { COMPANY_ID, USER_ID, type HotReads } from '../../testing/hot-reads';
import { COMPANY } from './company.queries';
import { ME } from './me.queries';

export const ACCOUNT_HOT: HotReads = {
  rows: [],
  reads: [
    [ME, [USER_ID]],
    [COMPANY, [COMPANY_ID, USER_ID]],
  ],
};
