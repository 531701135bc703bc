/** Whether the company with the alias `c` has a goal on its market plan. Deleted goals do not count (product/decisions 42). */
export const HAS_MARKET_GOAL_SQL = `exists(
  select from milestone x
  where x.company_id = c.id and not x.is_deleted and x.type = 'GOAL' and x.show_on_market_plan)`;

/** Whether the company with the alias `c` has reached a goal or told of traction. */
export const HAS_TRACTION_SQL = `(
  exists(select from milestone x where x.company_id = c.id and not x.is_deleted and x.status = 'ACHIEVED')
  or exists(select from traction x where x.company_id = c.id))`;

/** Whether `id` is a live goal of the company; both are SQL. */
export const isGoalSql = (id: string, company: string) => `exists (
  select from milestone goal
  where goal.id = ${id} and goal.company_id = ${company} and not goal.is_deleted)`;

/** A goal as a summary shows it. Days are `YYYY-MM-DD`. */
export interface GoalFace {
  id: string;
  title: string;
  status: 'IN_PROGRESS' | 'ACHIEVED';
  date: string | null;
  dateAchieved: string | null;
}

/** `GoalFace[]` of a company's market plan as JSON, by the day they are due or were achieved; `company` is the SQL of its id. */
export const planGoalsSql = (company: string, most: number) => `coalesce((
  select json_agg(json_build_object('id', g.id, 'title', g.title, 'status', g.status, 'date', g.date, 'dateAchieved', g.date_achieved)
    order by coalesce(g.date_achieved, g.date), g.id)
  from (
    select *
    from milestone x
    where x.company_id = ${company} and not x.is_deleted and x.type = 'GOAL' and x.show_on_market_plan
    order by coalesce(x.date_achieved, x.date) desc nulls last, x.id
    limit ${most}) g), '[]')`;
