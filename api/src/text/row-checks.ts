import { LIMITS, PLAN_LEVEL_VALUES, RATING, type PlanLevel } from '@heartwood/contract/domain';
import { decimalFault, isCurrency, normalise } from '@heartwood/contract/numbers';
import { isSafeLink } from '@heartwood/contract/text';
import { invalid } from '../request/errors';
import { line, paragraph } from './text';

/** Behind the point of a number of the plan. */
const PLACES = 4;
const AMOUNTS = { min: 0, max: 1e12 };

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

/** Low, medium or high: null when nobody has said. Throws INVALID with the field. */
export const planLevel = (field: string, value: PlanLevel | null | undefined, label: string) => (
  value == null ? null : oneOf(field, value, PLAN_LEVEL_VALUES, label)
);

/** A number within limits, as the database keeps it. Throws INVALID with the field. */
export function decimal(field: string, value: string, limits: { min: number; max: number }, label: string): string {
  const fault = decimalFault(value, limits);
  if (fault !== null) throw invalid(field, `${label} ${fault}.`);
  return normalise(value, PLACES);
}

/** An amount from 0 on. Throws INVALID with the field. */
export const amount = (field: string, value: string, label: string) => decimal(field, value, AMOUNTS, label);

export const optionalAmount = (field: string, value: string | null | undefined, label: string) => (
  value == null ? null : amount(field, value, label)
);

/** How many there are, a whole number: null when nobody has said. Throws INVALID with the field. */
export function wholeNumber(
  field: string, value: number | null | undefined, { min, max }: { min: number; max: number }, label: string,
): number | null {
  if (value == null) return null;
  if (!Number.isInteger(value) || value < min || value > max) {
    throw invalid(field, `${label} must be a whole number between ${min} and ${max.toLocaleString('en-US')}.`);
  }
  return value;
}

/** A step of the scale of five: null when nobody has said. */
export const rating = (field: string, value: number | null | undefined, label: string) => wholeNumber(field, value, RATING, label);

/** An address of the web. Throws INVALID with the field. */
export function webAddress(field: string, value: string, label: string): string {
  const clean = value.trim();
  if (!isSafeLink(clean) || !/^https?:/i.test(clean)) throw invalid(field, `${label} must begin with https:// or http://.`);
  return clean;
}

/** A code of ISO 4217. Throws INVALID with the field. */
export function currency(field: string, value: string | null | undefined): string {
  if (value == null || !isCurrency(value)) throw invalid(field, 'The currency is none that is known.');
  return value;
}
