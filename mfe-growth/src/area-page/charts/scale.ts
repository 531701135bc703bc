import { formatAmount } from '@heartwood/contract/numbers';

const COMPACT = new Map<string, Intl.NumberFormat>();

/** "€75k": what stands at a line. Amounts themselves are written by `formatAmount`. */
export function shortAmount(value: number, currency: string): string {
  if (Math.abs(value) < 1000) return formatAmount(String(value), currency);
  const format = COMPACT.get(currency) ?? new Intl.NumberFormat('en-GB', {
    style: 'currency', currency, currencyDisplay: 'narrowSymbol', notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1,
  });
  COMPACT.set(currency, format);
  return format.format(value);
}
