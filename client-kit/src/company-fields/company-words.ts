/** "Berlin, Germany"; empty when nothing is known. */
export function placeName({ city, country }: { city: string | null; country: string | null }): string {
  return [city, countryName(country)].filter(Boolean).join(', ');
}

/** "6–10 people"; empty when it is not known. */
export function sizeName(size: string | null): string {
  return size === null || size === '' ? '' : `${size} ${size === '1' ? 'person' : 'people'}`;
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Countries are kept as ISO 3166 codes; anything else is shown as it is. */
export function countryName(code: string | null | undefined): string {
  if (code == null) return '';
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
