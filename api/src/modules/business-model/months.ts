import { isAmount, type MonthAmount } from '@heartwood/contract/numbers';
import { invalid } from '../../request/errors';
import { amount } from '../growth';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** Ten years. */
const MOST_MONTHS = 120;

/** A month, written 2026-05. Throws INVALID with the field. */
export function monthOf(field: string, value: unknown): string {
  if (typeof value !== 'string' || !MONTH.test(value)) throw invalid(field, 'A month is written as 2026-05.');
  return value;
}

/** A series by month, in order, each month once: the last one named holds. Throws INVALID with the field. */
export function months(field: string, value: unknown, label: string): MonthAmount[] {
  if (!Array.isArray(value)) throw invalid(field, `${label} must be a list of months.`);
  const byMonth = new Map<string, string>();
  for (const each of value as Partial<MonthAmount>[]) {
    const month = monthOf(field, each.month);
    if (!isAmount(each.value)) throw invalid(field, `${label} must be numbers.`);
    byMonth.set(month, amount(field, each.value, label));
  }
  if (byMonth.size > MOST_MONTHS) throw invalid(field, `${label} can have at most ${MOST_MONTHS} months.`);
  return [...byMonth].sort(([left], [right]) => (left < right ? -1 : 1)).map(([month, of]) => ({ month, value: of }));
}
