/** A number as it goes over the wire: digits, at most one point, no exponent, `-` in front of what is below zero. */
export type DecimalString = string;

/** The exact sum; "0" of none. In whole numbers of its smallest place: a page that only adds does without the library. */
export function add(values: readonly DecimalString[]): DecimalString {
  const parts = values.map((value) => value.split('.') as [whole: string, part?: string]);
  const places = parts.reduce((most, [, part = '']) => Math.max(most, part.length), 0);
  const sum = parts.reduce((before, [whole, part = '']) => before + BigInt(whole + part.padEnd(places, '0')), 0n);
  const [sign, digits] = sum < 0n ? ['-', String(-sum)] : ['', String(sum)];
  if (places === 0) return sign + digits;
  const padded = digits.padStart(places + 1, '0');
  return sign + `${padded.slice(0, -places)}.${padded.slice(-places)}`.replace(/\.?0+$/, '');
}
