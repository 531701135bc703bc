import type { MetricType } from '@heartwood/contract/domain';
import { readAmount } from '@heartwood/contract/numbers';
import type { TractionFieldsFragment, TractionInput } from '../../generated/graphql';

/** What the form of a record asks for: words, or a number as it is typed. */
export interface TractionValues {
  title: string;
  metricType: MetricType;
  tractionValue: string;
  description: string;
}

export function valuesOf({ title, metricType, tractionValue, description }: TractionFieldsFragment): TractionValues {
  return { title, metricType, tractionValue, description: description ?? '' };
}

/** A number as people write it ("1,000") becomes a decimal; what is none stays as it is typed. */
export function sentValue({ metricType, tractionValue }: Pick<TractionValues, 'metricType' | 'tractionValue'>): string {
  return metricType === 'text' ? tractionValue.trim() : readAmount(tractionValue) ?? tractionValue.trim();
}

/** What was changed of a record, with the revision that it is based on. */
export function inputOf(record: TractionFieldsFragment, values: TractionValues): TractionInput {
  const { metricType } = values;
  const set = { title: values.title.trim(), metricType, tractionValue: sentValue(values), description: values.description.trim() || null };
  const changed = Object.fromEntries(Object.entries(set).filter(([name, value]) => record[name as keyof typeof set] !== value));
  // Another type clears the value on the server: it goes with it.
  return { id: record.id, baseRevision: record.revision, ...changed, ...(metricType !== record.metricType && { tractionValue: set.tractionValue }) };
}
