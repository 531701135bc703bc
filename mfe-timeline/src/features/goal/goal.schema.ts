import { GOAL_STATUSES, LIMITS, METRIC_TYPES, metricValueFault, needsMetricName, type MetricType } from '@heartwood/contract/domain';
import { requiredLine, optionalLine } from '@heartwood/client-kit/forms';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { sentValue } from '../../plan-fields/metric-value';
import type { GoalValues } from './goal-values';

const { rowName, rowText, rowWord } = LIMITS;

/** What a goal needs (spec section 5): a title, a metric type, a due date and a value; a number needs a name of its value. */
export const schema: ObjectSchema<GoalValues> = object({
  title: requiredLine('Title is required', rowName).defined(),
  metricType: string().oneOf(METRIC_TYPES).required('Metric type is required'),
  status: string().oneOf(GOAL_STATUSES).defined(),
  milestoneValue: string().defined().max(
    rowText.max, `Use at most ${rowText.max.toLocaleString('en')} characters`,
  ).test('value', function check(value) {
    const type = typeOf(this.parent);
    const fault = metricValueFault(type, sentValue(type, value));
    return fault === null || this.createError({ message: `Value ${fault}` });
  }),
  metricName: optionalLine(rowWord).test('name', 'Name of value is required', function check(value) {
    return !needsMetricName(typeOf(this.parent)) || value.trim() !== '';
  }),
  date: string().defined().nullable().test('date', 'Due date is required', function check(value) {
    return value !== null || (this.parent as GoalValues).isUndated;
  }),
  dateAchieved: string().defined().nullable().test('achieved', 'Achieved date is required', function check(value) {
    return (this.parent as GoalValues).status !== 'ACHIEVED' || value !== null;
  }),
  categoryId: string().defined().nullable(),
  scenarioId: string().defined().nullable(),
  relatedGoalId: string().defined().nullable(),
  color: string().defined().nullable(),
  description: optionalLine(rowText),
  showOnMarketPlan: boolean().defined(),
  isUndated: boolean().defined(),
});

const typeOf = (values: unknown): MetricType => (values as GoalValues).metricType;
