import type { GoalStatus, MetricType } from '@heartwood/contract/domain';
import type { GoalInput } from '../../generated/graphql';
import { changedValue, sentValue, writtenValue } from '../../plan-fields/metric-value';
import type { Goal } from '../../timeline/timeline';

/** What the form of a goal asks for. Values are words, or decimals; days are `YYYY-MM-DD`. */
export interface GoalValues {
  title: string;
  /** Not asked for: an achieved goal needs the day on which it was. */
  status: GoalStatus;
  metricType: MetricType;
  milestoneValue: string;
  metricName: string;
  date: string | null;
  dateAchieved: string | null;
  categoryId: string | null;
  scenarioId: string | null;
  relatedGoalId: string | null;
  color: string | null;
  description: string;
  showOnMarketPlan: boolean;
  /** Not asked for: it may wait for its day. */
  isUndated: boolean;
}

/** What a new goal begins with that is made of words from elsewhere. */
export type GoalWords = Pick<GoalValues, 'title' | 'description'>;

const NEW_GOAL: GoalValues = {
  title: '', status: 'IN_PROGRESS', metricType: 'text', milestoneValue: '', metricName: '', date: null, dateAchieved: null,
  categoryId: null, scenarioId: null,
  relatedGoalId: null, color: null, description: '', showOnMarketPlan: true,
  isUndated: false,
};

/** The form of a goal as it stands, or of a new one. */
export function valuesOf(goal: Goal | null, given: Partial<GoalValues> = {}): GoalValues {
  if (!goal) return { ...NEW_GOAL, ...given };
  const names = Object.keys(NEW_GOAL) as (keyof GoalValues)[];
  const values = Object.fromEntries(names.map((name) => [name, goal[name as keyof Goal] ?? NEW_GOAL[name]])) as unknown as GoalValues;
  return { ...values, milestoneValue: writtenValue(goal.metricType, goal.milestoneValue) };
}

/** What is sent: of a new goal all of it, of one that is there what was changed, with the revision that it is based on. */
export function inputOf(id: string, values: GoalValues, before: Goal | null): GoalInput {
  const { status, dateAchieved, metricType } = values;
  const set = {
    title: values.title.trim(),
    metricType,
    milestoneValue: before
      ? changedValue({ metricType: before.metricType, value: before.milestoneValue }, metricType, values.milestoneValue)
      : sentValue(metricType, values.milestoneValue),
    metricName: metricType === 'text' ? null : values.metricName.trim() || null,
    date: values.date,
    categoryId: values.categoryId,
    scenarioId: values.scenarioId,
    relatedGoalId: values.relatedGoalId,
    color: values.color,
    description: values.description.trim() || null,
    showOnMarketPlan: values.showOnMarketPlan,
  };
  if (!before) return { id, ...set, ...(status === 'ACHIEVED' && { status, dateAchieved }) };
  const changed = Object.fromEntries(Object.entries(set).filter(([name, value]) => before[name as keyof Goal] !== value));
  const { milestoneValue, metricName } = set;
  return {
    id, baseRevision: before.revision, ...changed,
    // Another type clears value and name on the server: both go with it.
    ...(metricType !== before.metricType && { metricType, milestoneValue, metricName }),
    ...(status === 'ACHIEVED' && dateAchieved !== before.dateAchieved && { status, dateAchieved }),
  };
}
