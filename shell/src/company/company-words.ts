import { ACCESS_LABELS } from '@heartwood/contract/domain';
import type { CompanyCard } from '../graphql/me';

/** "Berlin, Germany · 6–10 people"; empty when nothing is known. */
export function placeOf({ city, country, size }: Pick<CompanyCard, 'city' | 'country' | 'size'>): string {
  const place = [city, countryName(country)].filter(Boolean).join(', ');
  const people = size == null || size === '' ? '' : `${size} ${size === '1' ? 'person' : 'people'}`;
  return [place, people].filter(Boolean).join(' · ');
}

/** What the viewer is there: owner, the position, or the access. */
export function standingOf({ membership }: Pick<CompanyCard, 'membership'>): string {
  if (membership.isOwner) return 'Owner';
  return membership.position ?? ACCESS_LABELS[membership.accessType];
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Countries are kept as ISO 3166 codes; anything else is shown as it is. */
export function countryName(code: string | null | undefined): string {
  if (code == null) return '';
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
