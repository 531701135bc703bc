import { FREQUENCIES, REVENUE_TYPES } from '@heartwood/contract/domain';
import { wordFor } from '../../../area-page/open-rows/row-words';
import type { RevenueFieldsFragment as Revenue } from '../../../generated/graphql';

/** "Usage Fee, crate trip"; empty where nothing is said yet. */
export function revenueName({ type, unit }: Partial<Pick<Revenue, 'type' | 'unit'>>): string {
  return type ? [wordFor(REVENUE_TYPES, type), unit].filter(Boolean).join(', ') : '';
}

/** "Per crate trip", "Monthly". */
export function howOften({ frequency, unit }: Pick<Revenue, 'frequency' | 'unit'>): string {
  if (frequency === 'PER_UNIT') return `Per ${unit ?? 'unit'}`;
  return [unit && `Per ${unit}`, wordFor(FREQUENCIES, frequency)].filter(Boolean).join(', ');
}
