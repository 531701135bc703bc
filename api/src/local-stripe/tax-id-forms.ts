/** What follows the two letters of the country, as each gives its numbers out. */
const EU_FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/, BE: /^[01]\d{9}$/, BG: /^\d{9,10}$/, CY: /^\d{8}[A-Z]$/, CZ: /^\d{8,10}$/, DE: /^\d{9}$/, DK: /^\d{8}$/, EE: /^\d{9}$/,
  EL: /^\d{9}$/, ES: /^[A-Z\d]\d{7}[A-Z\d]$/, FI: /^\d{8}$/, FR: /^[A-Z\d]{2}\d{9}$/, HR: /^\d{11}$/, HU: /^\d{8}$/,
  IE: /^\d[A-Z\d]\d{5}[A-Z]{1,2}$/, IT: /^\d{11}$/, LT: /^(?:\d{9}|\d{12})$/, LU: /^\d{8}$/, LV: /^\d{11}$/, MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/, PL: /^\d{10}$/, PT: /^\d{9}$/, RO: /^\d{2,10}$/, SE: /^\d{12}$/, SI: /^\d{8}$/, SK: /^\d{10}$/,
  XI: /^\d{9}(?:\d{3})?$/,
};

const isEuVat = (value: string) => EU_FORMS[value.slice(0, 2)]?.test(value.slice(2)) ?? false;

/** The kinds of tax numbers that are known here, of Stripe's list (docs.stripe.com/billing/customer/tax-ids). */
export const TAX_ID_TYPES = ['eu_vat', 'gb_vat', 'ch_vat', 'no_vat'] as const;
export type TaxIdType = (typeof TAX_ID_TYPES)[number];

const BY_TYPE: Readonly<Record<TaxIdType, (value: string) => boolean>> = {
  eu_vat: isEuVat,
  gb_vat: (value) => /^GB(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/.test(value),
  ch_vat: (value) => /^CHE-?\d{3}\.?\d{3}\.?\d{3}(?:MWST|TVA|IVA)$/.test(value),
  no_vat: (value) => /^\d{9}MVA$/.test(value),
};

/** Whether this can be a number of that kind by its form; blanks do not count. */
export const hasTaxIdForm = (type: TaxIdType, value: string): boolean => BY_TYPE[type](value.replace(/\s/g, ''));

/** The country of a number that has its form. */
export const countryOfTaxId = (type: TaxIdType, value: string): string => (
  type === 'eu_vat' ? value.slice(0, 2) : type.slice(0, 2).toUpperCase()
);
