const formats = new Map<string, Intl.NumberFormat>();

/** "€288.00". @param minor in the smallest unit of the currency, which is how amounts travel: nothing is reckoned with fractions */
export function money(minor: number, currency: string): string {
  return formatOf(currency).format(decimal(minor, digitsOf(currency)) as unknown as number).replace('-', '−');
}

/** "€24" where nothing stands behind the point, "€28.80" where something does. */
export function shortMoney(minor: number, currency: string): string {
  return money(minor, currency).replace(/\.0+$/, '');
}

/** What a year costs by the month, and one credit of a pack: shown only, never charged. Rounded down to the smallest unit. */
export function shareOf(minor: number, parts: number): number {
  return Math.floor(minor / parts);
}

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  formats.set(currency, format);
  return format;
}

const digitsOf = (currency: string): number => formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

/** "288.00" of 28800. The format takes a decimal as text, exactly as it stands. */
function decimal(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
