const KNOWN: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Countries by the currency that most companies there reckon in; all others reckon in euros until they say otherwise. */
const OF_COUNTRY: Readonly<Record<string, string>> = {
  US: 'USD', GB: 'GBP', CH: 'CHF', SE: 'SEK', NO: 'NOK', DK: 'DKK', PL: 'PLN', CZ: 'CZK', HU: 'HUF', RO: 'RON', BG: 'BGN', IS: 'ISK',
  CA: 'CAD', AU: 'AUD', NZ: 'NZD', JP: 'JPY', CN: 'CNY', IN: 'INR', BR: 'BRL', MX: 'MXN', ZA: 'ZAR', NG: 'NGN', KE: 'KES', GH: 'GHS',
  EG: 'EGP', TR: 'TRY', IL: 'ILS', AE: 'AED', SA: 'SAR', SG: 'SGD', HK: 'HKD', KR: 'KRW', TW: 'TWD', TH: 'THB', ID: 'IDR', MY: 'MYR',
  PH: 'PHP', VN: 'VND', PK: 'PKR', BD: 'BDT', LK: 'LKR', UA: 'UAH', GE: 'GEL', AR: 'ARS', CL: 'CLP', CO: 'COP', PE: 'PEN',
};

/** Whether it is a code of ISO 4217 that people reckon in. */
export function isCurrency(code: string): boolean {
  return KNOWN.has(code);
}

const names = new Map<string, Intl.DisplayNames>();

/** "Euro" for EUR. */
export function currencyName(code: string, locale = 'en'): string {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'currency' });
  names.set(locale, known);
  return known.of(code) ?? code;
}

/** What a company of this country (ISO 3166, two letters) begins with. */
export function currencyOfCountry(country: string | null): string {
  return (country !== null && OF_COUNTRY[country]) || 'EUR';
}
