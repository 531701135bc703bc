import type { RowCalls } from '../../../area-page/rows/use-row-commands';
import {
  DeleteRevenueDocument, SaveRevenueDocument, type RevenueFieldsFragment as Revenue, type RevenueInput,
} from '../../../generated/graphql';
import { revenueName } from './revenue-words';

/** @param currency what a new one is in, unless told */
export const revenueCallsIn = (currency: string): RowCalls<Revenue, RevenueInput, 'key'> => ({
  type: 'Revenue', save: SaveRevenueDocument, remove: DeleteRevenueDocument, noun: 'revenue', nameOf: revenueName,
  place: { key: 'revenue' },
  blank: { type: 'ASSET_SALE', value: '0', currency, frequency: 'MONTHLY', unit: null, description: null, customerIds: [] },
});
