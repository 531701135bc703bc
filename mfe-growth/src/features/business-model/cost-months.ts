import { costInMonth, type CostSeries, type MonthAmount } from '@heartwood/contract/numbers';

/**
 * The series of a cost after some months were given another value; null takes a month's own value back, so that it repeats the one
 * before. A cost that had one value for all months keeps it in those that nothing was said of.
 */
export function withMonths(
  { value, valueArray }: Pick<CostSeries, 'value' | 'valueArray'>, changes: Readonly<Record<string, string | null>>,
): MonthAmount[] {
  const months = new Map(valueArray.map((entry) => [entry.month, entry.value]));
  const first = Object.keys(changes).sort()[0];
  if (valueArray.length === 0 && value !== null && first !== undefined) months.set(first, value);
  for (const [month, next] of Object.entries(changes)) {
    if (next === null) months.delete(month);
    else months.set(month, next);
  }
  return [...months].sort(([left], [right]) => (left < right ? -1 : 1)).map(([month, of]) => ({ month, value: of }));
}

/** What stands in a month by itself; null where it repeats the one before. */
export function ownValue({ valueArray }: Pick<CostSeries, 'valueArray'>, month: string): string | null {
  return valueArray.find((entry) => entry.month === month)?.value ?? null;
}

/** The months' values, each as it is in force. */
export function inMonths(cost: CostSeries, months: readonly string[]): string[] {
  return months.map((month) => costInMonth(cost, month));
}
