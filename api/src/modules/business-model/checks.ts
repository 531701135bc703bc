import { LIMITS } from '@heartwood/contract/domain';
import { decimalFault, isAmount, isCurrency, normalise } from '@heartwood/contract/numbers';
import { invalid } from '../../request/errors';
import { line, paragraph } from '../../text/text';

/** Behind the point of an amount of the plan. */
const PLACES = 4;
const MOST = 1e12;

/** What a row is called. Throws INVALID with the field when it is missing. */
export function rowName(field: string, value: string | null | undefined, label: string): string {
  return line(field, value ?? '', { ...LIMITS.rowName, label });
}

/** A kind, a category or a unit: null when there is none. */
export const rowWord = (field: string, value: string | null | undefined, label: string) => (
  line(field, value ?? '', { ...LIMITS.rowWord, label }) || null
);

/** One line: null when there is none. */
export const rowLine = (field: string, value: string | null | undefined, label: string) => (
  line(field, value ?? '', { ...LIMITS.rowLine, label }) || null
);

/** Longer words, kept as they are typed: null when there are none. */
export const rowText = (field: string, value: string | null | undefined, label: string) => (
  paragraph(field, value ?? '', { ...LIMITS.rowText, label }) || null
);

/** One of a list. Throws INVALID with the field. */
export function oneOf<Value extends string>(field: string, value: unknown, values: readonly Value[], label: string): Value {
  const found = values.find((each) => each === value);
  if (found === undefined) throw invalid(field, value == null ? `${label} is required.` : `${label} is none of those that can be chosen.`);
  return found;
}

/** An amount from 0 on, as the database keeps it. Throws INVALID with the field. */
export function amount(field: string, value: string, label: string): string {
  const fault = decimalFault(value, { min: 0, max: MOST });
  if (fault !== null) throw invalid(field, `${label} ${fault}.`);
  return normalise(value, PLACES);
}

export const optionalAmount = (field: string, value: string | null | undefined, label: string) => (
  value == null ? null : amount(field, value, label)
);

/** A code of ISO 4217. Throws INVALID with the field. */
export function currency(field: string, value: string | null | undefined): string {
  if (value == null || !isCurrency(value)) throw invalid(field, 'The currency is none that is known.');
  return value;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** Ten years. */
const MOST_MONTHS = 120;

interface Month { month: string; value: string }

/** A series by month, in order, each month once: the last one named holds. Throws INVALID with the field. */
export function months(field: string, value: unknown, label: string): Month[] {
  if (!Array.isArray(value)) throw invalid(field, `${label} must be a list of months.`);
  const byMonth = new Map<string, string>();
  for (const each of value as Partial<Month>[]) {
    if (typeof each.month !== 'string' || !MONTH.test(each.month)) throw invalid(field, 'A month is written as 2026-05.');
    if (!isAmount(each.value)) throw invalid(field, `${label} must be numbers.`);
    byMonth.set(each.month, amount(field, each.value, label));
  }
  if (byMonth.size > MOST_MONTHS) throw invalid(field, `${label} can have at most ${MOST_MONTHS} months.`);
  return [...byMonth].sort(([left], [right]) => (left < right ? -1 : 1)).map(([month, of]) => ({ month, value: of }));
}
