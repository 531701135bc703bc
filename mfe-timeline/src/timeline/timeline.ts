import type {
  CategoryFieldsFragment, GoalFieldsFragment, PhaseFieldsFragment, ScenarioFieldsFragment, TimelinePageQuery,
} from '../generated/graphql';

export type Timeline = NonNullable<TimelinePageQuery['timeline']>;
export type Goal = GoalFieldsFragment;
export type Phase = PhaseFieldsFragment;
export type Category = CategoryFieldsFragment;
export type Scenario = ScenarioFieldsFragment;

/** In the place of a scenario's id: the plan itself, which is no row (product decision 113). */
export const BASE_PLAN = 'base';
export const BASE_PLAN_COLOR = 'cat-1';
