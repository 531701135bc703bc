import type {
  CategoryFieldsFragment, GoalFieldsFragment, PhaseFieldsFragment, ScenarioFieldsFragment, TimelinePageQuery,
} from '../generated/graphql';

export type Timeline = NonNullable<TimelinePageQuery['timeline']>;
export type Goal = GoalFieldsFragment;
export type Phase = PhaseFieldsFragment;
export type Category = CategoryFieldsFragment;
export type Scenario = ScenarioFieldsFragment;

export { BASE_PLAN } from '@heartwood/contract/domain';
export const BASE_PLAN_COLOR = 'cat-1';
