import Big from 'big.js';
import type { DecimalString } from './sum';

const DECIMAL = /^-?\d{1,15}(\.\d{1,10})?$/;

/** Whether it is written as a `Decimal`. */
export function isAmount(value: unknown): value is DecimalString {
  return typeof value === 'string' && DECIMAL.test(value);
}

/** Digits behind the point as many as a column has, so that the same amount is always written the same. Halves go away from zero. */
export function normalise(value: DecimalString, places: number): DecimalString {
  const text = new Big(value).round(places, Big.roundHalfUp).toFixed(places);
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text;
}

/** What keeps a number from being taken, as the end of a sentence that begins with its name; null when nothing does. */
export function decimalFault(value: DecimalString, { min, max }: { min: number; max: number }): string | null {
  if (!isAmount(value)) return 'must be a number';
  const number = new Big(value);
  if (number.lt(min)) return min === 0 ? 'cannot be below 0' : `cannot be below ${min.toLocaleString('en-US')}`;
  return number.gt(max) ? `can be at most ${max.toLocaleString('en-US')}` : null;
}

/** Below 0 where the left one is less, above 0 where it is more, 0 where they are the same amount. */
export function compare(left: DecimalString, right: DecimalString): -1 | 0 | 1 {
  return new Big(left).cmp(right);
}

/** The exact product. */
export function multiply(left: DecimalString, right: DecimalString | number): DecimalString {
  return new Big(left).times(right).toFixed();
}

/**
 * As a person reads it, with the sign of its currency: without a currency the number alone.
 * @param most digits behind the point at most
 */
export function formatAmount(value: DecimalString, currency: string | null, { locale = 'en-GB', most = 2 } = {}): string {
  const style = currency === null ? {} : { style: 'currency' as const, currency, currencyDisplay: 'narrowSymbol' as const };
  const least = Number.isInteger(Number(value)) ? 0 : Math.min(2, most);
  // Intl takes decimals as they are written; the types of the language know numbers alone.
  return new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: least, maximumFractionDigits: most }).format(value as never);
}

/** In three digits, as a headline says it: "€2.58bn", "€587M". */
export function formatCompact(value: DecimalString, currency: string, { locale = 'en-GB' } = {}): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency', currency, currencyDisplay: 'narrowSymbol', notation: 'compact',
    minimumSignificantDigits: 1, maximumSignificantDigits: 3,
  }).formatToParts(value as never)
    // A small m is a thousandth.
    .map((part) => (part.type === 'compact' && part.value === 'm' ? 'M' : part.value)).join('');
}

/**
 * A number as people write it: "1,500.50", "1.500,50", "1 500", "€20". A single comma with three digits behind it parts thousands.
 * Null when it is none.
 */
export function readAmount(text: string): DecimalString | null {
  const bare = text.replace(/[\s\p{Sc}'’]/gu, '');
  if (!/^-?\d[\d.,]*$/.test(bare)) return null;
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const sign = last < 0 ? '' : bare[last] ?? '';
  const isRepeated = sign !== '' && bare.indexOf(sign) !== last;
  const isGrouping = sign === ',' && !bare.includes('.') && bare.length - last - 1 === 3;
  const [whole, part] = last < 0 || isRepeated || isGrouping ? [bare, ''] : [bare.slice(0, last), bare.slice(last + 1)];
  const digits = whole.replace(/[.,]/g, '');
  const read = part === '' ? digits : `${digits}.${part}`;
  return isAmount(read) ? read : null;
}

/**
 * A whole number as people write it, where a point parts thousands as a comma does: "181,400", "181.400", "181 400".
 * Null when it is none.
 */
export function readWhole(text: string): number | null {
  const bare = text.replace(/[\s'’]/gu, '');
  const isGrouped = /^-?\d{1,3}([.,]\d{3})+$/.test(bare);
  const read = isGrouped ? bare.replace(/[.,]/g, '') : bare;
  return /^-?\d{1,15}$/.test(read) ? Number(read) : null;
}
