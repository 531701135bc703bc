import { LIMITS } from '@heartwood/contract/domain';
import { paragraph } from '../../text/text';
import { rowKind, type PlacedRow, type RowInputOf } from '../growth';
import { foundationItem } from './foundation.table';

interface FoundationItemFields { label: string; description: string }
export type FoundationItem = PlacedRow & FoundationItemFields;
export type FoundationItemInput = RowInputOf<FoundationItemFields>;

/** What the company values, and the habits of its culture. */
export const FOUNDATION_ITEMS = rowKind({
  type: 'FoundationItem', list: 'items', table: foundationItem, modules: ['values', 'culture'],
  most: 50, refusal: 'A list can have at most 50 items.',
  check: ({ label, description }: FoundationItemInput) => ({
    label: paragraph('label', label ?? '', { ...LIMITS.itemLabel, label: 'The name' }),
    description: paragraph('description', description ?? '', { ...LIMITS.itemDescription, label: 'The description' }),
  }),
  label: ({ label }) => label,
  words: ({ description }) => description,
});
