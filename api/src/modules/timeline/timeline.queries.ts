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
