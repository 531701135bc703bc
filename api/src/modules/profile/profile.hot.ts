import { COMPANY_ID, idOf, OTHER_ID, USER_ID, type HotReads } from '../../testing/hot-reads';
import { PUBLIC_PROFILE } from './company-profile';
import { OPEN_PROFILE_REPORTS } from './moderate-profiles';
import { OWN_PROFILE_TO_OTHERS, USER_PROFILE } from './user-profile';

export const PROFILE_HOT: HotReads = {
  rows: [
    `insert into company_public_section (company_id, section)
    select c.id, section
    from company c, unnest(array['level', 'team', 'vision']) section`,
    `insert into profile_report (id, reporter_id, user_id, reason)
    select gen_random_uuid(), ${idOf('user', 'n')}, ${idOf('user', 'n + 3')}, 'SPAM'
    from generate_series(1, 5000) n`,
    `insert into profile_report (id, reporter_id, company_id, reason)
    select gen_random_uuid(), ${idOf('user', 'n')}, ${idOf('company', 'n')}, 'SPAM'
    from generate_series(1, 2000) n`,
  ],
  reads: [
    [USER_PROFILE, [USER_ID, OTHER_ID]],
    [OWN_PROFILE_TO_OTHERS, [USER_ID, USER_ID]],
    [PUBLIC_PROFILE, [OTHER_ID, COMPANY_ID]],
    // What waits is few, and read as a whole.
    [OPEN_PROFILE_REPORTS, [], ['profile_report', 'company']],
  ],
};
