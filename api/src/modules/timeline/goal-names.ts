import { builder } from '../../graphql/schema-builder';

/** A goal as something that can be linked to. */
export interface GoalName { id: string; title: string }

export const GoalNameRef = builder.objectRef<GoalName>('GoalName').implement({
  description: 'A goal of the company, as rows of the plan can be linked to it.',
  fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }),
});

/** SQL of the `GoalName`s of a company, what is due soonest first; `company` is the SQL of its id. */
export const goalNamesSql = (company: string) => `coalesce((
    select json_agg(json_build_object('id', goal.id, 'title', goal.title) order by goal.date, goal.title)
    from milestone goal
    where goal.company_id = ${company} and not goal.is_deleted), '[]')`;
