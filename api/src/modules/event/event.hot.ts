import { COMPANY_ID, idOf, ROW_ID, USER_ID, type HotReads } from '../../testing/hot-reads';
import { EVENT_FEED } from './event-feed';
import { LOST_PLACES } from './give-up-places.job';
import { EVENT_ATTENDEES, EVENT_ATTENDEES_FOUND, SPEAKERS, SPEAKERS_FOUND } from './event-people.queries';
import {
  EVENT_BY_ID, EVENTS_ATTENDED, EVENTS_ATTENDING, EVENTS_HOSTED, EVENTS_OF_COMPANY, EVENTS_PAST, EVENTS_UPCOMING,
} from './event.queries';
import { EVENT_MESSAGES } from './message-attendees';

const EVENT_ID = '0a000000-0000-4000-8000-000000005001';
/** In the middle of the days on which the events begin. */
const NOW = '2027-01-01T00:00:00Z';
const FIRST = [USER_ID, NOW, null, 16, null, null];
const BEHIND = [USER_ID, NOW, 'PHYSICAL', 16, '2027-01-02T00:00:00Z', EVENT_ID];

export const EVENT_HOT: HotReads = {
  rows: [
    `insert into event (
      id, creator_id, company_id, name, search_text, description, type, start_date, start_time, end_date, end_time, time_zone, starts_at, ends_at)
    select ${ROW_ID}, ${idOf('user', 'n')}, ${idOf('company', 'n')}, 'x', 'depot ' || n, repeat('Come and see. ', 40), 'PHYSICAL', '2026-01-01', '09:00', '2026-01-01', '10:00', 'UTC',
      '2026-01-01'::timestamptz + make_interval(hours => (n * 10 + m) * 2), '2026-01-01'::timestamptz + make_interval(hours => (n * 10 + m) * 2 + 1)
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
    `insert into event_attendee (event_id, attendee_id, state, line, reminders)
    select ${ROW_ID}, ${idOf('user', 'n + k')}, 'GOING', k, '{}'
    from generate_series(1, 1000) n, generate_series(1, 1) m, generate_series(1, 8) k`,
    `insert into event_speaker (id, event_id, user_id, first_name, last_name, company_name, position)
    select gen_random_uuid(), ${ROW_ID}, ${idOf('user', 'n')}, 'x', 'x', 'x', 'x'
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
    `insert into event_feed (user_id, token_hash, token_sealed)
    select ${idOf('user', 'n')}, 'hash ' || n, ''
    from generate_series(1, 5000) n`,
    `insert into event_message (id, event_id, author_id, message, created_at)
    select gen_random_uuid(), ${ROW_ID}, ${idOf('user', 'n')}, 'x', '2026-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
  ],
  reads: [
    [EVENT_BY_ID, [USER_ID, EVENT_ID, NOW]],
    [EVENTS_UPCOMING, FIRST],
    [EVENTS_UPCOMING, BEHIND],
    [EVENTS_PAST, FIRST],
    [EVENTS_PAST, BEHIND],
    [EVENTS_ATTENDING, FIRST],
    [EVENTS_HOSTED, [...FIRST, COMPANY_ID]],
    [EVENTS_ATTENDED, [...FIRST, USER_ID]],
    [EVENTS_OF_COMPANY, [...FIRST, COMPANY_ID]],
    [EVENT_ATTENDEES, [EVENT_ID, 'GOING', 16, null, null, USER_ID, USER_ID]],
    [EVENT_ATTENDEES_FOUND, [EVENT_ID, 'GOING', 16, null, null, USER_ID, USER_ID, 'n12', ['n12']]],
    // Few are blocked and banned; as many events are looked at as lie ahead.
    [LOST_PLACES, ['2030-01-01T00:00:00Z']],
    [EVENT_FEED, ['a hash', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z']],
    [EVENT_MESSAGES, [EVENT_ID]],
    // Who could speak is looked for among all people.
    [SPEAKERS, [USER_ID, 7, 0], ['users', 'company', 'team_member']],
    [SPEAKERS_FOUND, [USER_ID, 7, 0, 'n1234', ['n12', '123', '234']]],
  ],
};
