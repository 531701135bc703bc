import { optionalLine, requiredLine } from '@heartwood/client-kit/forms';
import { LIMITS, METRIC_TYPES, metricValueFault } from '@heartwood/contract/domain';
import { object, string, type ObjectSchema } from 'yup';
import { sentValue } from '../../plan-fields/metric-value';
import type { TractionValues } from './traction-values';

const { rowName, rowText } = LIMITS;

/** What a record of traction needs: a title, a metric type and a value of that type. */
export const schema: ObjectSchema<TractionValues> = object({
  title: requiredLine('Title is required', rowName).defined(),
  metricType: string().oneOf(METRIC_TYPES).required('Metric type is required'),
  tractionValue: string().defined().max(
    rowText.max, `Use at most ${rowText.max.toLocaleString('en')} characters`,
  ).test('value', function check() {
    const values = this.parent as TractionValues;
    const fault = metricValueFault(values.metricType, sentValue(values.metricType, values.tractionValue));
    return fault === null || this.createError({ message: `Value ${fault}` });
  }),
  description: optionalLine(rowText),
});
