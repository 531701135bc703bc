import { COMPANY_ID, idOf, USER_ID, type HotReads } from '../../testing/hot-reads';
import {
  NOTIFICATIONS_BELOW, NOTIFICATIONS_BY_ID, NOTIFICATIONS_FIRST, TO_MAIL, TO_PUSH, UNMAILED, UNREAD_COUNT,
} from './notification.queries';
import { MOST_LISTED, MUTED_NOTICES } from './read-muted';

export const NOTIFICATION_HOT: HotReads = {
  rows: [
    `insert into notification (user_id, type, group_key, subject, company_id, updated_at, read_at)
    select ${idOf('user', 'n')}, 'MODULE_DONE', 'done:' || m, 'company:' || m, ${idOf('company', 'n')},
      now() - m * interval '1 hour', case when m > 3 then now() end
    from generate_series(1, 1000) n, generate_series(1, 20) m`,
    `insert into notification_mute (user_id, subject)
    select ${idOf('user', 'n')}, 'company:' || m
    from generate_series(1, 2000) n, generate_series(1, 3) m`,
    `insert into notification_settings (user_id, quiet_from, quiet_to)
    select ${idOf('user', 'n')}, 1260, 420
    from generate_series(1, 5000) n`,
    `insert into notification_choice (user_id, kind, in_app, push, mail)
    select ${idOf('user', 'n')}, 'MESSAGE', true, true, false
    from generate_series(1, 5000) n`,
    `insert into chat_presence (user_id, tab, expires_at)
    select ${idOf('user', 'n')}, 'one', now() + interval '1 hour'
    from generate_series(1, 5000) n`,
    `with signed as (
      insert into sessions (id, user_id, expires_at)
      select gen_random_uuid(), ${idOf('user', 'n')}, now() + interval '1 hour'
      from generate_series(1, 5000) n
      returning id, user_id)
    insert into push_subscription (endpoint, p256dh, auth, user_id, session_id)
    select 'https://push.example/' || id, 'key', 'secret', user_id, id
    from signed`,
  ],
  reads: [
    [NOTIFICATIONS_FIRST, [USER_ID, false, 31]],
    [NOTIFICATIONS_BELOW, [USER_ID, false, 31, '2030-01-01T00:00:00Z', COMPANY_ID]],
    [NOTIFICATIONS_BY_ID, [USER_ID, [COMPANY_ID]]],
    [UNREAD_COUNT, [USER_ID]],
    [MUTED_NOTICES, [USER_ID, MOST_LISTED]],
    [UNMAILED, [USER_ID]],
    [TO_MAIL, [USER_ID, COMPANY_ID]],
    [TO_PUSH, [USER_ID, COMPANY_ID]],
  ],
};
