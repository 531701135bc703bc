import { COMPANY_ID, idOf, OTHER_ID, USER_ID, type HotReads } from '../../testing/hot-reads';
import { CHANGES, POSITIONS, TAKING_PART } from './changes.queries';
import { AROUND, NEWER, NEWEST, OLDER, PINNED, THREAD, WITH_FILES } from './history.queries';
import { CONVERSATIONS, JOINED_CHANNELS, MY_CHANNELS, UNREAD_COUNTS } from './inbox.queries';
import { REQUESTS } from './channel-requests';
import { DRAFTS } from './drafts';
import { ENTRY, FACTS, MESSAGE, PAIR, WRITING_FACTS } from './messaging.queries';
import { CHANNEL_DETAILS, CHAT_PEOPLE_FOUND, CHAT_PERSON } from './people.queries';
import { SEND } from './send-message';
import { SEARCH_MESSAGES } from './search.queries';
import { UNTOLD } from './untold.queries';
import { WAITING_VISITORS } from './waiting-visitors.queries';

/** A page begins after it. */
const AT = '2026-05-22T09:30:00.123456+00:00';

/** What runs all the time, and the search of messages, which reads those of one's own channels and no others. */
export const MESSAGING_HOT: HotReads = {
  rows: [
    `insert into channel (id, kind, type, name, created_by, last_seq, change_seq, last_message_at)
    select ${idOf('company', 'n')}, 'channel', 'OPEN', 'Channel', ${idOf('user', '1')}, 20, 20, now()
    from generate_series(1, 2000) n`,
    `insert into channel (id, kind, type, pair_low, pair_high, last_seq, change_seq, last_message_at)
    select ${idOf('company', '10000 + n')}, 'personal', 'CLOSE', ${idOf('user', 'n')}, ${idOf('user', 'n + 1')}, 20, 20, now()
    from generate_series(1, 2000) n`,
    `insert into channel_member (channel_id, user_id, last_read_seq)
    select ${idOf('company', 'n')}, ${idOf('user', '(n + m * 37) % 2000 + 1')}, 10
    from generate_series(1, 2000) n, generate_series(1, 10) m`,
    `insert into channel_member (channel_id, user_id, last_read_seq)
    select c.id, p, 10
    from channel c, unnest(array[c.pair_low, c.pair_high]) p
    where c.pair_low is not null`,
    `insert into message (channel_id, seq, id, author_id, body, change_seq, mentions)
    select c.id, n, gen_random_uuid(), ${idOf('user', 'n')}, 'x', n, case when n = 15 then array[${idOf('user', '500')}] else '{}' end
    from channel c, generate_series(1, 20) n`,
    `insert into message_reaction (message_id, user_id, emoji)
    select m.id, ${idOf('user', '1')}, '👍'
    from message m
    where m.seq = 20`,
    `insert into chat_draft (user_id, target, text, revision, updated_at)
    select ${idOf('user', 'n')}, 'channel:' || ${idOf('company', 'm')}, 'x', 1, now()
    from generate_series(1, 2000) n, generate_series(1, 10) m`,
  ],
  reads: [
    [SEND, [USER_ID, COMPANY_ID, USER_ID, 'x', '[]', [USER_ID], null, '2030-01-01T00:00:00Z', 20, null]],
    [UNTOLD, [COMPANY_ID]],
    [WAITING_VISITORS, [COMPANY_ID]],
    [WAITING_VISITORS, ['0c000000-0000-4000-8000-000000010500']],
    [FACTS, [USER_ID, null, null, COMPANY_ID]],
    [WRITING_FACTS, [USER_ID, null, null, '0c000000-0000-4000-8000-000000010500']],
    [ENTRY, [USER_ID, null, null, COMPANY_ID]],
    [MESSAGE, [USER_ID, null, null, COMPANY_ID]],
    [PAIR, [USER_ID, null, null, OTHER_ID]],
    [NEWEST, [USER_ID, null, null, COMPANY_ID, 15]],
    [OLDER, [USER_ID, null, null, COMPANY_ID, 15, 18]],
    [NEWER, [USER_ID, null, null, COMPANY_ID, 15, 3]],
    [AROUND, [USER_ID, null, null, COMPANY_ID, 15, 9]],
    [PINNED, [USER_ID, null, null, COMPANY_ID, 51, null, null]],
    [PINNED, [USER_ID, null, null, COMPANY_ID, 51, AT, COMPANY_ID]],
    [WITH_FILES, [USER_ID, null, null, COMPANY_ID, 51, null]],
    [WITH_FILES, [USER_ID, null, null, COMPANY_ID, 51, '9']],
    [THREAD, [USER_ID, null, null, COMPANY_ID, 51, null]],
    [CONVERSATIONS, [USER_ID, null, null, 51, null, null]],
    [CONVERSATIONS, [USER_ID, null, null, 51, AT, COMPANY_ID]],
    [JOINED_CHANNELS, [USER_ID, null, null, 51, null, null]],
    [JOINED_CHANNELS, [USER_ID, null, null, 51, AT, COMPANY_ID]],
    [UNREAD_COUNTS, [USER_ID, null, null]],
    [MY_CHANNELS, [USER_ID, null, null]],
    [CHANGES, [COMPANY_ID, 10, 100]],
    [POSITIONS, [[COMPANY_ID]]],
    [TAKING_PART, [COMPANY_ID, [USER_ID]]],
    [CHANNEL_DETAILS, [USER_ID, null, null, COMPANY_ID, 51, null, '']],
    [CHANNEL_DETAILS, [USER_ID, null, null, COMPANY_ID, 51, OTHER_ID, '']],
    [CHAT_PEOPLE_FOUND, [USER_ID, null, null, 16, null, null, 'n1234', ['n12', '123', '234']]],
    [CHAT_PERSON, [USER_ID, null, null, OTHER_ID]],
    [REQUESTS, [USER_ID, 51, null, null]],
    [REQUESTS, [USER_ID, 51, AT, COMPANY_ID]],
    [SEARCH_MESSAGES, [USER_ID, null, null, 'x', 16, null, null, null, null, null, null, false]],
    [SEARCH_MESSAGES, [USER_ID, null, null, 'x', 16, COMPANY_ID, AT, COMPANY_ID, null, null, null, false]],
    [SEARCH_MESSAGES, [USER_ID, null, null, '', 16, null, null, null, OTHER_ID, AT, '2030-01-01T00:00:00Z', true]],
    [DRAFTS, [USER_ID, 51, null]],
    [DRAFTS, [USER_ID, 51, `channel:${COMPANY_ID}`]],
  ],
};
