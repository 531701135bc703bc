import { COMPANY_ID, OTHER_ID, USER_ID, type HotReads } from '../../testing/hot-reads';
import { PUBLIC_PROFILE } from './company-profile';
import { USER_PROFILE } from './user-profile';

export const PROFILE_HOT: HotReads = {
  rows: [
    `insert into company_public_section (company_id, section)
    select c.id, section
    from company c, unnest(array['level', 'team', 'vision']) section`,
  ],
  reads: [
    [USER_PROFILE, [USER_ID, OTHER_ID]],
    [PUBLIC_PROFILE, [OTHER_ID, COMPANY_ID]],
  ],
};
