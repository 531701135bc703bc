import type { MetricType } from '@heartwood/contract/domain';
import { readAmount } from '@heartwood/contract/numbers';

/** A value as it is sent: a number as people write it ("1,000") becomes a decimal; what is none stays as it is typed. */
export function sentValue(metricType: MetricType, typed: string): string {
  return metricType === 'text' ? typed.trim() : readAmount(typed) ?? typed.trim();
}

/** The same over a value that is stored: that one, as it is ("12.50"), while the form says what it began with ("12.5"). */
export function changedValue(before: { metricType: MetricType; value: string }, metricType: MetricType, typed: string): string {
  const isAsRead = metricType === before.metricType && typed === writtenValue(metricType, before.value);
  return isAsRead ? before.value : sentValue(metricType, typed);
}

// More digits than any value has.
const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 20 });

/** A value as a form begins with it: the decimal "1000" reads "1,000". */
export function writtenValue(metricType: MetricType, value: string): string {
  // Intl takes decimals as they are written; the types of the language know numbers alone.
  return metricType === 'text' || value === '' ? value : format.format(value as never);
}
