/** Whether a goal is of the base plan: what-if goals are of a scenario that there is. `x` is its alias. */
export const inBasePlanSql = (x: string) => `(${x}.scenario_id is null
    or not exists (select from scenario w where w.id = ${x}.scenario_id and not w.is_deleted))`;

/** Whether a goal is on the market plan: no what-if goal, and none without a day until it is achieved (product decision 112). */
export const onMarketPlanSql = (x: string) => `(${x}.show_on_market_plan and (${x}.date is not null or ${x}.status = 'ACHIEVED')
    and ${inBasePlanSql(x)})`;

/** Whether the company with the alias `c` has a goal on its market plan. Deleted goals do not count (product/decisions 42). */
export const HAS_MARKET_GOAL_SQL = `exists(
  select from milestone x
  where x.company_id = c.id and not x.is_deleted and x.type = 'GOAL' and ${onMarketPlanSql('x')})`;

/** Whether the company with the alias `c` has reached a goal or told of traction. */
export const HAS_TRACTION_SQL = `(
  exists(
    select from milestone x
    where x.company_id = c.id and not x.is_deleted and x.status = 'ACHIEVED' and ${inBasePlanSql('x')})
  or exists(select from traction x where x.company_id = c.id and not x.is_deleted))`;

/** Whether `id` is a live goal of the company; both are SQL. */
export const isGoalSql = (id: string, company: string) => `exists (
  select from milestone goal
  where goal.id = ${id} and goal.company_id = ${company} and not goal.is_deleted)`;

/** Rows of goals of the base plan that a person is to reach; company and person are SQL expressions. */
export const openGoalsOfSql = (company: string, user: string) => `
      select g.id, g.title, g.date, g.color
      from milestone_assignment a
      join milestone g on g.id = a.milestone_id
      where a.user_id = ${user} and a.company_id = ${company} and not g.is_deleted and g.status = 'IN_PROGRESS' and ${inBasePlanSql('g')}`;

/** SQL of what a goal is linked to; a link to what is deleted is none, until that is back. */
interface GoalLinks { related: string; category: string; scenario: string; assignees: string; dependsOn: string; parts: string }

/** A `Goal` as JSON; `m` is its alias. */
export const goalJson = (links: GoalLinks) => `json_build_object(
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
  'relatedGoalId', ${links.related},
  'color', m.color,
  'categoryId', ${links.category},
  'scenarioId', ${links.scenario},
  'assigneeIds', coalesce(${links.assignees}, '[]'),
  'dependsOnIds', coalesce(${links.dependsOn}, '[]'),
  'valueFrom', m.value_from,
  'partIds', coalesce(${links.parts}, '[]'),
  'checkInValue', m.check_in_value,
  'checkInDate', m.check_in_date,
  'projectedDate', m.projected_date,
  'chosenPace', m.chosen_pace,
  'createdAt', m.created_at)`;

const LIVE_CATEGORY = (x: string) => `(select k.id from calendar_category k where k.id = ${x}.category_id and not k.is_deleted)`;
const LIVE_SCENARIO = (x: string) => `(select s.id from scenario s where s.id = ${x}.scenario_id and not s.is_deleted)`;

/** The same for few goals: each looks up its links. */
export const GOAL_JSON = goalJson({
  related: '(select f.id from milestone f where f.id = m.related_goal_id and not f.is_deleted)',
  category: LIVE_CATEGORY('m'),
  scenario: LIVE_SCENARIO('m'),
  assignees: `(
    select json_agg(a.user_id order by a.created_at, a.user_id)
    from milestone_assignment a
    where a.milestone_id = m.id)`,
  dependsOn: `(
    select json_agg(b.id order by b.date, b.id)
    from milestone_dependency d
    join milestone b on b.id = d.depends_on_id and not b.is_deleted
    where d.milestone_id = m.id)`,
  parts: `(
    select json_agg(coalesce(g.id, t.id) order by g.id, t.id)
    from milestone_part p
    left join milestone g on g.id = p.part_goal_id and not g.is_deleted
    left join traction t on t.id = p.part_traction_id and not t.is_deleted
    where p.milestone_id = m.id and coalesce(g.id, t.id) is not null)`,
});

/** A `CalendarCategory` as JSON; `k` is its alias. */
export const CATEGORY_JSON = `json_build_object('id', k.id, 'companyId', k.company_id, 'revision', k.revision, 'title', k.title)`;

/** A `Scenario` as JSON; `s` is its alias. */
export const SCENARIO_JSON = `json_build_object(
  'id', s.id,
  'companyId', s.company_id,
  'revision', s.revision,
  'title', s.title,
  'color', s.color,
  'createdAt', s.created_at)`;

/** A `Phase` as JSON; `p` is its alias. */
export const PHASE_JSON = `json_build_object(
  'id', p.id,
  'companyId', p.company_id,
  'revision', p.revision,
  'title', p.title,
  'description', p.description,
  'from', p.from_date,
  'to', p.to_date,
  'categoryId', ${LIVE_CATEGORY('p')},
  'scenarioId', ${LIVE_SCENARIO('p')},
  'createdAt', p.created_at)`;

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
  CalendarCategory: {
    from: (company: string) => `from calendar_category k where k.company_id = ${company} and not k.is_deleted`,
    id: 'k.id::text', row: CATEGORY_JSON, order: 'k.created_at, k.id',
  },
  Scenario: {
    from: (company: string) => `from scenario s where s.company_id = ${company} and not s.is_deleted`,
    id: 's.id::text', row: SCENARIO_JSON, order: 's.created_at, s.id',
  },
  Phase: {
    from: (company: string) => `from phase p where p.company_id = ${company} and not p.is_deleted`,
    id: 'p.id::text', row: PHASE_JSON, order: 'p.from_date, p.id',
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
