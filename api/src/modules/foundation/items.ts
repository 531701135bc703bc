import { LIMITS, type ModuleKey } from '@heartwood/contract/domain';
import { paragraph } from '../../text/text';
import { rowKind, type RowInput } from '../growth';
import { foundationItem } from './foundation.table';

export interface FoundationItemInput extends RowInput { key: ModuleKey; label: string; description: string }

/** What the company values, and the habits of its culture. */
export const FOUNDATION_ITEMS = rowKind({
  type: 'FoundationItem', list: 'items', table: foundationItem, modules: ['values', 'culture'],
  most: 50, refusal: 'A list can have at most 50 items.',
  check: ({ label, description }: FoundationItemInput) => ({
    label: paragraph('label', label, { ...LIMITS.itemLabel, label: 'The name' }),
    description: paragraph('description', description, { ...LIMITS.itemDescription, label: 'The description' }),
  }),
  label: ({ label }) => label,
  words: ({ description }) => description,
});
