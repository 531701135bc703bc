import { COMPANY_ID, idOf, ROW_ID, USER_ID, type HotReads } from '../../testing/hot-reads';
import { EARLIER_PLAN } from './earlier-plan.queries';
import { GOAL_NOTICE_ZONES, GOAL_NOTICES } from './goal-notices.queries';
import { GOALS, GOALS_BY_ID, TRACTIONS } from './goal-pages.queries';
import { GOAL_CHECK_IN, GOAL_COMMENT, GOAL_COMMENTS, GOAL_DETAIL, GOAL_HISTORY } from './goal-talk.queries';
import { RECORDS_BY_ID } from './read-timeline';
import { TIMELINE } from './timeline-page.queries';

/** One in each company, with the number of the company. */
const LANE_ID = idOf('user', 'n');
/** The first goal of the company that is asked for. */
const GOAL_ID = '0a000000-0000-4000-8000-000000005001';

export const TIMELINE_HOT: HotReads = {
  rows: [
    `insert into calendar_category (id, company_id, title)
    select ${LANE_ID}, ${idOf('company', 'n')}, 'x'
    from generate_series(1, 1000) n`,
    `insert into scenario (id, company_id, title, color)
    select ${LANE_ID}, ${idOf('company', 'n')}, 'x', 'cat-1'
    from generate_series(1, 1000) n`,
    `insert into phase (id, company_id, title, from_date, to_date, category_id, scenario_id)
    select gen_random_uuid(), ${idOf('company', 'n')}, 'x', '2026-05-01', '2026-05-31', ${LANE_ID}, ${LANE_ID}
    from generate_series(1, 1000) n, generate_series(1, 3) m`,
    `insert into milestone (id, company_id, title, category_id, scenario_id)
    select ${ROW_ID}, ${idOf('company', 'n')}, 'x', ${LANE_ID}, case when m = 5 then ${LANE_ID} end
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
    `insert into milestone_dependency (company_id, milestone_id, depends_on_id)
    select ${idOf('company', 'n')}, ${ROW_ID}, ${idOf('user', '(n * 10 + m - 1)')}
    from generate_series(1, 1000) n, generate_series(2, 5) m`,
    `insert into milestone_assignment (company_id, milestone_id, user_id)
    select ${idOf('company', 'n')}, ${ROW_ID}, ${LANE_ID}
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
    `insert into traction (id, company_id, title, traction_value)
    select gen_random_uuid(), ${idOf('company', 'n')}, 'x', '1'
    from generate_series(1, 1000) n, generate_series(1, 3) m`,
    `insert into milestone_part (company_id, milestone_id, part_traction_id)
    select t.company_id, ${idOf('user', "(substr(t.company_id::text, 25)::bigint * 10 + 1)")}, t.id
    from traction t`,
    `insert into milestone_check_in (id, company_id, milestone_id, author_id, date, value)
    select gen_random_uuid(), ${idOf('company', 'n')}, ${ROW_ID}, ${LANE_ID}, '2026-05-01', '3'
    from generate_series(1, 1000) n, generate_series(1, 3) m`,
    `insert into milestone_comment (id, company_id, milestone_id, author_id, message)
    select gen_random_uuid(), ${idOf('company', 'n')}, ${ROW_ID}, ${LANE_ID}, 'x'
    from generate_series(1, 1000) n, generate_series(1, 3) m`,
    `insert into milestone_notice (milestone_id, user_id, cause, day)
    select ${ROW_ID}, ${LANE_ID}, 'DUE', '2026-05-01'
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
    `insert into notification_mute (user_id, subject)
    select ${LANE_ID}, 'goal:' || ${ROW_ID}
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
  ],
  reads: [
    [EARLIER_PLAN, [COMPANY_ID, USER_ID, '2026-05-01T00:00:00Z']],
    [TIMELINE, [COMPANY_ID, USER_ID, null, null]],
    [TIMELINE, [COMPANY_ID, USER_ID, '2026-05-01', '2026-05-31']],
    [GOAL_DETAIL, [COMPANY_ID, USER_ID, GOAL_ID, 31]],
    [GOAL_COMMENTS, [COMPANY_ID, USER_ID, GOAL_ID, 31, '2026-05-22T10:00:00Z', GOAL_ID]],
    [GOAL_COMMENT, [COMPANY_ID, USER_ID, GOAL_ID, GOAL_ID]],
    [GOAL_CHECK_IN, [COMPANY_ID, USER_ID, GOAL_ID, GOAL_ID]],
    [GOAL_HISTORY, [COMPANY_ID, USER_ID, GOAL_ID, 31, '500']],
    [GOALS, [COMPANY_ID, USER_ID, 'IN_PROGRESS', true, 51, '2026-05-22', COMPANY_ID]],
    [GOALS_BY_ID, [COMPANY_ID, USER_ID, [COMPANY_ID]]],
    [GOAL_NOTICE_ZONES, ['2026-05-14', '2026-05-24', '2026-05-17']],
    [GOAL_NOTICES, ['2026-05-14', '2026-05-24', '2026-05-17', '[{"zone":null,"day":"2026-05-18","isMonday":true}]', 500]],
    [TRACTIONS, [COMPANY_ID, USER_ID, 51, '2026-05-22', COMPANY_ID]],
    ...Object.values(RECORDS_BY_ID).map((each): HotReads['reads'][number] => [each, [COMPANY_ID, USER_ID, [COMPANY_ID]]]),
  ],
};
