import type Stripe from 'stripe';
import { invalid } from '../../request/errors';

/** A VAT number as the provider takes it: of which kind, and written as its country writes it. */
export interface VatNumber { type: Extract<Stripe.CustomerCreateTaxIdParams.Type, `${string}_vat`>; value: string }

/** Countries of the Union as its numbers begin; EL is Greece, XI Northern Ireland. */
const OF_UNION = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

const BRITISH = /^GB(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/;
const SWISS = /^CHE(\d{3})(\d{3})(\d{3})(MWST|TVA|IVA)$/;
const NORWEGIAN = /^(?:NO)?(\d{9}MVA)$/;

/**
 * Of what somebody typed, with or without blanks, dots and hyphens. The form of each country of the Union is the provider's to know.
 * Throws INVALID where it is no number of the Union, Great Britain, Switzerland or Norway.
 */
export function vatNumberOf(typed: string): VatNumber {
  const value = typed.replaceAll(/[\s.-]/g, '').toUpperCase();
  const country = value.slice(0, 2);
  if (country === 'GB') {
    if (!BRITISH.test(value)) throw refused('A British VAT number is GB and 9 or 12 digits, such as GB123456789.');
    return { type: 'gb_vat', value };
  }
  if (country === 'CH') {
    const [, one = '', two = '', three = '', tax = ''] = SWISS.exec(value) ?? [];
    if (tax === '') throw refused('A Swiss VAT number is CHE, 9 digits and MWST, TVA or IVA, such as CHE-123.456.789 MWST.');
    return { type: 'ch_vat', value: `CHE-${one}.${two}.${three} ${tax}` };
  }
  if (country === 'NO' || value.endsWith('MVA')) {
    const [, number] = NORWEGIAN.exec(value) ?? [];
    if (number === undefined) throw refused('A Norwegian VAT number is 9 digits and MVA, such as 123456789MVA.');
    return { type: 'no_vat', value: number };
  }
  if (country === 'GR') throw refused('A Greek VAT number begins with EL, such as EL123456789.');
  if (!OF_UNION.has(country) || !/^[A-Z0-9]{2,13}$/.test(value.slice(2)))
    throw refused('A VAT number begins with the two letters of its country, such as DE327114908.');
  return { type: 'eu_vat', value };
}

const refused = (words: string) => invalid('taxId', words);
