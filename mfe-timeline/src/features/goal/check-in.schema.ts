import { GOAL_PACES, LIMITS, METRIC_TYPES, metricValueFault, type GoalPace, type MetricType } from '@heartwood/contract/domain';
import { optionalLine } from '@heartwood/client-kit/forms';
import { object, string, type ObjectSchema } from 'yup';
import { sentValue } from '../../plan-fields/metric-value';

/** What the form of a check-in asks for. */
export interface CheckInValues {
  /** The goal's: not asked for. */
  metricType: MetricType;
  value: string;
  date: string | null;
  note: string;
  /** Empty: it follows from the forecast. */
  pace: GoalPace | '';
}

export const schema: ObjectSchema<CheckInValues> = object({
  metricType: string().oneOf(METRIC_TYPES).defined(),
  value: string().defined().test('value', function check(value) {
    const type = (this.parent as CheckInValues).metricType;
    const fault = metricValueFault(type, sentValue(type, value));
    return fault === null || this.createError({ message: `Value ${fault}` });
  }),
  date: string().defined().nullable().test('date', 'The day is required', (value) => value !== null),
  note: optionalLine(LIMITS.rowText),
  pace: string().oneOf(['', ...GOAL_PACES] as const).defined(),
});
