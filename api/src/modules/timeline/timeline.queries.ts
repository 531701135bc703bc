/** Whether a goal is on the market plan: one without a day is not, until it is achieved (product decision 112). `x` is its alias. */
export const onMarketPlanSql = (x: string) => `(${x}.show_on_market_plan and (${x}.date is not null or ${x}.status = 'ACHIEVED'))`;

/** Whether the company with the alias `c` has a goal on its market plan. Deleted goals do not count (product/decisions 42). */
export const HAS_MARKET_GOAL_SQL = `exists(
  select from milestone x
  where x.company_id = c.id and not x.is_deleted and x.type = 'GOAL' and ${onMarketPlanSql('x')})`;

/** Whether the company with the alias `c` has reached a goal or told of traction. */
export const HAS_TRACTION_SQL = `(
  exists(select from milestone x where x.company_id = c.id and not x.is_deleted and x.status = 'ACHIEVED')
  or exists(select from traction x where x.company_id = c.id and not x.is_deleted))`;

/** Whether `id` is a live goal of the company; both are SQL. */
export const isGoalSql = (id: string, company: string) => `exists (
  select from milestone goal
  where goal.id = ${id} and goal.company_id = ${company} and not goal.is_deleted)`;

/** A `Goal` as JSON; `m` is its alias. A goal that is followed and not there any more is not told. */
export const GOAL_JSON = `json_build_object(
  'id', m.id,
  'companyId', m.company_id,
  'revision', m.revision,
  'title', m.title,
  'description', m.description,
  'status', m.status,
  'date', m.date,
  'dateAchieved', m.date_achieved,
  'metricType', m.metric_type,
  'metricName', m.metric_name,
  'milestoneValue', m.milestone_value,
  'showOnMarketPlan', m.show_on_market_plan,
  'relatedGoalId', (select f.id from milestone f where f.id = m.related_goal_id and not f.is_deleted),
  'color', m.color,
  'createdAt', m.created_at)`;

/** The day of a traction: when the goal was achieved, else when it was written down. */
export const ACHIEVED_DAY = `coalesce(m.date_achieved, (m.created_at at time zone 'UTC')::date)`;
export const TRACTION_DAY = `(t.created_at at time zone 'UTC')::date`;

/** A record of traction as JSON; `t` is its alias. */
export const TRACTION_JSON = `json_build_object(
  'id', t.id,
  'companyId', t.company_id,
  'revision', t.revision,
  'title', t.title,
  'description', t.description,
  'metricType', t.metric_type,
  'metricName', null,
  'tractionType', t.traction_type,
  'tractionValue', t.traction_value,
  'milestoneId', null,
  'color', null,
  'date', ${TRACTION_DAY},
  'createdAt', t.created_at)`;

/** An achieved goal as traction. */
export const ACHIEVED_JSON = `json_build_object(
  'id', m.id,
  'companyId', m.company_id,
  'revision', m.revision,
  'title', m.title,
  'description', m.description,
  'metricType', m.metric_type,
  'metricName', m.metric_name,
  'tractionType', null,
  'tractionValue', m.milestone_value,
  'milestoneId', m.id,
  'color', m.color,
  'date', ${ACHIEVED_DAY},
  'createdAt', m.created_at)`;

/** How the live records of a company are read, by their GraphQL types; `company` is the SQL of its id. */
export const TIMELINE_ROWS = {
  Goal: {
    from: (company: string) => `from milestone m where m.company_id = ${company} and not m.is_deleted`,
    id: 'm.id::text', row: GOAL_JSON, order: 'm.date, m.id',
  },
  Traction: {
    from: (company: string) => `from traction t where t.company_id = ${company} and not t.is_deleted`,
    id: 't.id::text', row: TRACTION_JSON, order: 't.created_at, t.id',
  },
} as const;

/** `Goal[]` of a company's market plan as JSON, by the day they were achieved or are due; `company` is the SQL of its id. */
export const planGoalsSql = (company: string, most: number) => `coalesce((
  select json_agg(${GOAL_JSON} order by coalesce(m.date_achieved, m.date), m.id)
  from (
    select *
    from milestone x
    where x.company_id = ${company} and not x.is_deleted and x.type = 'GOAL' and ${onMarketPlanSql('x')}
    order by coalesce(x.date_achieved, x.date) desc nulls last, x.id
    limit ${most}) m), '[]')`;

/**
 * `MonthAmount[]` as JSON, by month: the numbers of this name that were reached, as achieved goals say it and records of traction in
 * their type; of several in a month the last. `company` is the SQL of its id, the names are in small letters.
 */
export const numbersReachedSql = (company: string, names: readonly string[]) => {
  const named = (column: string) => `lower(trim(${column})) in (${names.map((name) => `'${name}'`).join(', ')})`;
  return `coalesce((
  select json_agg(json_build_object('month', x.month, 'value', x.value) order by x.month)
  from (
    select distinct on (to_char(y.day, 'YYYY-MM')) to_char(y.day, 'YYYY-MM') as month, y.value
    from (
      select ${ACHIEVED_DAY} as day, m.created_at, m.milestone_value as value
      from milestone m
      where m.company_id = ${company} and not m.is_deleted and m.status = 'ACHIEVED'
        and m.metric_type = 'number' and ${named('m.metric_name')}
      union all
      select ${TRACTION_DAY}, t.created_at, t.traction_value
      from traction t
      where t.company_id = ${company} and not t.is_deleted and t.metric_type = 'number' and ${named('t.traction_type')}) y
    order by to_char(y.day, 'YYYY-MM'), y.day desc, y.created_at desc) x), '[]')`;
};
