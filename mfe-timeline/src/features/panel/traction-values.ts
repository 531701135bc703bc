import type { MetricType } from '@heartwood/contract/domain';
import type { TractionFieldsFragment, TractionInput } from '../../generated/graphql';
import { changedValue, writtenValue } from '../../plan-fields/metric-value';

/** What the form of a record asks for: words, or a number as it is typed. */
export interface TractionValues {
  title: string;
  metricType: MetricType;
  tractionValue: string;
  description: string;
}

export function valuesOf({ title, metricType, tractionValue, description }: TractionFieldsFragment): TractionValues {
  return { title, metricType, tractionValue: writtenValue(metricType, tractionValue), description: description ?? '' };
}

/** What was changed of a record, with the revision that it is based on. */
export function inputOf(record: TractionFieldsFragment, values: TractionValues): TractionInput {
  const { metricType } = values;
  const tractionValue = changedValue({ metricType: record.metricType, value: record.tractionValue }, metricType, values.tractionValue);
  const set = { title: values.title.trim(), metricType, tractionValue, description: values.description.trim() || null };
  const changed = Object.fromEntries(Object.entries(set).filter(([name, value]) => record[name as keyof typeof set] !== value));
  // Another type clears the value on the server: it goes with it.
  return { id: record.id, baseRevision: record.revision, ...changed, ...(metricType !== record.metricType && { tractionValue }) };
}
