const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Digits as ISO 7064 counts them: A is 10, Z is 35. */
const digitsOf = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** An account's number as it is kept, without spaces; null for what is none by its form or its check digits. */
export function ibanOf(text: string): string | null {
  const iban = text.replaceAll(/[\s\u00A0]/g, '').toUpperCase();
  if (!FORM.test(iban)) return null;
  const rest = [...digitsOf(iban.slice(4) + iban.slice(0, 4))].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0);
  return rest === 1 ? iban : null;
}

/** In groups of four, as people read it. */
export const ibanWords = (iban: string): string => iban.replaceAll(/.{4}(?=.)/g, '$& ');

/** "DE•• •••• •••• 4410": enough to know it again, and no more. */
export const ibanMasked = (iban: string): string => `${iban.slice(0, 2)}•• •••• •••• ${iban.slice(-4)}`;
