import { costInMonth, type CostSeries, type MonthAmount } from '@heartwood/contract/numbers';

/**
 * The series of a cost after some months were given another value; null takes a month's own value back, so that it repeats the one
 * before. A cost that had one value for all months keeps it in those that nothing was said of.
 * @param since the first month that is planned: what the one value is written to
 */
export function withMonths(
  { value, valueArray }: Pick<CostSeries, 'value' | 'valueArray'>, changes: Readonly<Record<string, string | null>>, since: string,
): MonthAmount[] {
  const months = new Map(valueArray.map((entry) => [entry.month, entry.value]));
  if (valueArray.length === 0 && value !== null) months.set(since, value);
  for (const [month, next] of Object.entries(changes)) {
    if (next === null) months.delete(month);
    else months.set(month, next);
  }
  return [...months].sort(([left], [right]) => (left < right ? -1 : 1)).map(([month, of]) => ({ month, value: of }));
}

/** The months' values, each as it is in force. */
export function inMonths(cost: CostSeries, months: readonly string[]): string[] {
  return months.map((month) => costInMonth(cost, month));
}
