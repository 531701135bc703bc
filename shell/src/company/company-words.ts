import { placeName, sizeName } from '@heartwood/client-kit/company-fields';
import { ACCESS_LABELS } from '@heartwood/contract/domain';
import type { CompanyCard } from '../graphql/me';

/** "Berlin, Germany · 6–10 people"; empty when nothing is known. */
export function placeOf({ city, country, size }: Pick<CompanyCard, 'city' | 'country' | 'size'>): string {
  return [placeName({ city, country }), sizeName(size)].filter(Boolean).join(' · ');
}

/** What the viewer is there: owner, the position, or the access. */
export function standingOf({ membership }: Pick<CompanyCard, 'membership'>): string {
  if (membership.isOwner) return 'Owner';
  return membership.position ?? ACCESS_LABELS[membership.accessType];
}
