import type { CategoryInput, GoalInput, PhaseInput } from '../../generated/graphql';
import { addDays } from '../../timeline/days';
import type { PlanTemplate } from './plan-templates';

/** What is sent of a template. */
export interface TemplateRows { categories: CategoryInput[]; phases: PhaseInput[]; goals: GoalInput[] }

/**
 * What is sent of a template, made once: sent again it changes nothing.
 * @param start its first day, `YYYY-MM-DD`
 * @param makeId a new id for each row
 */
export function templateRows(
  { categories, phases, goals }: PlanTemplate, start: string, scenarioId: string | null, makeId: () => string,
): TemplateRows {
  const rows = categories.map((title) => ({ id: makeId(), title }));
  const categoryId = (at: number) => rows[at]?.id ?? null;
  return {
    categories: rows,
    phases: phases.map(([title, category, from, to]) => ({
      id: makeId(), title, categoryId: categoryId(category), scenarioId, from: addDays(start, from), to: addDays(start, to),
    })),
    goals: goals.map(([title, category, day, milestoneValue]) => ({
      id: makeId(), title, categoryId: categoryId(category), scenarioId, date: addDays(start, day), metricType: 'text', milestoneValue,
    })),
  };
}
