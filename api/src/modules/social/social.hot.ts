import { COMPANY_ID, idOf, OTHER_ID, USER_ID, type HotReads } from '../../testing/hot-reads';
import {
  BLOCKED_AND_MUTED, COMMUNITY_FACE, COMPANY_FOLLOWER, FOLLOWER_COUNT, FOLLOWERS, FOLLOWING, FOLLOWING_COUNT, MATCHING_USERS, USER_CARD,
} from './social.queries';

export const SOCIAL_HOT: HotReads = {
  rows: [
    `insert into user_follower (user_id, follower_id)
    select ${idOf('user', '(n + m * 37) % 20000 + 1')}, ${idOf('user', 'n')}
    from generate_series(1, 5000) n, generate_series(1, 20) m
    where (n + m * 37) % 20000 + 1 <> n`,
    `insert into user_follow_count (user_id, followers)
    select user_id, count(*)
    from user_follower
    group by user_id`,
    `insert into company_follower (company_id, user_id)
    select ${idOf('company', '(n + m * 37) % 5000 + 1')}, ${idOf('user', 'n')}
    from generate_series(1, 5000) n, generate_series(1, 10) m`,
    `insert into company_follow_count (company_id, followers)
    select company_id, count(*)
    from company_follower
    group by company_id`,
    `insert into user_block (user_id, blocked_id)
    select ${idOf('user', 'n')}, ${idOf('user', 'n + 7')}
    from generate_series(1, 5000) n`,
    `insert into user_mute (user_id, kind, subject)
    select ${idOf('user', 'n')}, 'PERSON', ${idOf('user', 'n + 9')}
    from generate_series(1, 5000) n`,
  ],
  reads: [
    [USER_CARD, [USER_ID, OTHER_ID]],
    [COMMUNITY_FACE, [USER_ID, COMPANY_ID]],
    [FOLLOWERS, [USER_ID, OTHER_ID, 31, null, null, 0, null, null, null]],
    [FOLLOWING, [USER_ID, OTHER_ID, 31, null, null, 0, 'n123', ['n12', '123'], true]],
    [FOLLOWER_COUNT, [USER_ID, OTHER_ID, null, null, null]],
    [FOLLOWING_COUNT, [USER_ID, OTHER_ID, 'n123', ['n12', '123'], true]],
    [COMPANY_FOLLOWER, [USER_ID, COMPANY_ID, OTHER_ID]],
    [BLOCKED_AND_MUTED, [USER_ID]],
    [MATCHING_USERS, [USER_ID, 'n123', ['n12', '123'], 7]],
  ],
};
