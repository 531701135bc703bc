import type { Statement } from '../../db/database';
import { memberSql } from '../company';
import type { GoalCause } from './goal-notice.table';
import { inBasePlanSql } from './timeline.queries';

/** For so many days after it was due a goal is news as a late one. */
const LATE_DAYS = 7;

/** What one person is to be told of one goal. */
export interface GoalNotice {
  userId: string;
  goalId: string;
  goalTitle: string;
  /** `YYYY-MM-DD` */
  dueDate: string;
  companyId: string;
  cause: GoalCause;
  day: string;
}

const ASSIGNEES = `
      select a.user_id as id
      from milestone_assignment a
      where a.milestone_id = g.id and ${memberSql('c', 'a.user_id')}`;

/** Goals in progress of the base plan, each with its assignees who are still there, else with the company's owner. */
const CONCERNED = `milestone g
    join company c on c.id = g.company_id and c.deleted_at is null
    cross join lateral (${ASSIGNEES}
      union all
      select c.created_by
      where not exists (${ASSIGNEES})) who
    join users person on person.id = who.id and not person.is_deleted and not person.is_blocked`;

const IN_PROGRESS = `g.status = 'IN_PROGRESS' and not g.is_deleted and ${inBasePlanSql('g')}`;

/** Whether the day of a goal is, or was a few days ago, in any zone: $1 the first of these days, $2 the last. */
const DUE = `${IN_PROGRESS} and g.date between $1::date and $2::date`;

/** Whether its value is told by check-ins, and none was made after $3; null where it is no time to ask for one. */
const UNCHECKED = `$3::date is not null and ${IN_PROGRESS} and g.metric_type <> 'text' and g.value_from is null and g.date is not null
      and (g.check_in_date is null or g.check_in_date <= $3::date)`;

/** Where people are who may have something to hear. $1, $2 and $3 as above. */
export const GOAL_NOTICE_ZONES: Statement = {
  name: 'goal-notice-zones',
  text: `select person.time_zone as zone
    from ${CONCERNED}
    where ${DUE}
    union
    select person.time_zone
    from ${CONCERNED}
    where ${UNCHECKED}`,
};

const FACTS = `g.id as "goalId", g.title as "goalTitle", to_char(g.date, 'YYYY-MM-DD') as "dueDate", g.company_id as "companyId",
      person.id as "userId"`;

/**
 * What people have not been told yet, a person's together. $1, $2 and $3 as above, $4 the zones in which it is time, as JSON: zone, day,
 * isMonday; $5 how many.
 */
export const GOAL_NOTICES: Statement = {
  name: 'goal-notices',
  text: `with here as materialized (
      select *
      from jsonb_to_recordset($4::jsonb) here(zone text, day date, "isMonday" boolean)),
    causes as (
      select ${FACTS}, case when g.date = here.day then 'DUE' else 'LATE' end as cause, g.date as day
      from ${CONCERNED}
      join here on here.zone is not distinct from person.time_zone and g.date between here.day - ${LATE_DAYS} and here.day
      where ${DUE}
      union all
      select ${FACTS}, 'CHECK_IN', here.day
      from ${CONCERNED}
      join here on here.zone is not distinct from person.time_zone and here."isMonday"
      where ${UNCHECKED}
        and (g.check_in_date is null or g.check_in_date <= here.day - 7)
        and not exists (
          select from notification_mute m
          where m.user_id = person.id and m.subject = 'goal:' || g.id))
    select n."goalId", n."goalTitle", n."dueDate", n."companyId", n."userId", n.cause, to_char(n.day, 'YYYY-MM-DD') as day
    from causes n
    where not exists (
      select from milestone_notice told
      where told.milestone_id = n."goalId" and told.user_id = n."userId" and told.cause = n.cause and told.day = n.day)
    order by n."userId", n."companyId", n."dueDate", n."goalId"
    limit $5`,
};
