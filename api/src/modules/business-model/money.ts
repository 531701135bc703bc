import {
  COST_TYPE_VALUES, FREQUENCY_VALUES, REVENUE_TYPES, REVENUE_TYPE_VALUES, type CostType, type RevenueFrequency, type RevenueType,
} from '@heartwood/contract/domain';
import type { MonthAmount } from '@heartwood/contract/numbers';
import { invalid } from '../../request/errors';
import {
  amount, currency, oneOf, optionalAmount, rowKind, rowName, rowText, rowWord, type PlacedRow, type RowInputOf,
} from '../growth';
import { cost, revenue, revenueCustomer } from './business-model.table';
import { TO_CUSTOMERS } from './customers';
import { months } from './months';

export interface RevenueFields {
  type: RevenueType;
  value: string;
  currency: string;
  frequency: RevenueFrequency;
  unit: string | null;
  description: string | null;
}
export type Revenue = PlacedRow & RevenueFields & { customerIds: string[] };
export type RevenueInput = RowInputOf<RevenueFields & { customerIds: string[] }>;

/** What the company earns with. */
export const REVENUES = rowKind({
  type: 'Revenue', list: 'revenues', table: revenue, modules: ['revenue'],
  most: 200, refusal: 'A company can have at most 200 revenues.',
  check: (input: RevenueInput) => ({
    type: oneOf('type', input.type, REVENUE_TYPE_VALUES, 'The type'),
    value: amount('value', input.value ?? '0', 'The value'),
    currency: currency('currency', input.currency),
    frequency: oneOf('frequency', input.frequency ?? 'MONTHLY', FREQUENCY_VALUES, 'The frequency'),
    unit: rowWord('unit', input.unit, 'The unit'),
    description: rowText('description', input.description, 'The description'),
  }),
  label: ({ type, unit }) => [REVENUE_TYPES.find(([value]) => value === type)?.[1], unit].filter(Boolean).join(', '),
  words: ({ value, currency: code, description }) => [`${value} ${code}`, description].filter(Boolean).join('\n'),
  links: [
    { field: 'customerIds', table: revenueCustomer, own: revenueCustomer.revenueId, other: revenueCustomer.customerId, to: TO_CUSTOMERS },
  ],
});

export interface CostFields {
  description: string;
  type: CostType;
  value: string | null;
  currency: string;
  valueArray: readonly MonthAmount[];
}
export type Cost = PlacedRow & CostFields;
export type CostInput = RowInputOf<CostFields>;

/** What the company spends. */
export const COSTS = rowKind({
  type: 'Cost', list: 'costs', table: cost, modules: ['costs'],
  most: 200, refusal: 'A company can have at most 200 costs.',
  check: (input: CostInput) => {
    const valueArray = months('valueArray', input.valueArray ?? [], 'The months');
    const value = optionalAmount('value', input.value, 'The value');
    if (valueArray.length === 0 && value === null) throw invalid('value', 'The value is required.');
    return {
      description: rowName('description', input.description, 'The name'),
      type: oneOf('type', input.type, COST_TYPE_VALUES, 'The type'),
      // A series takes the place of the one value.
      value: valueArray.length > 0 ? null : value,
      currency: currency('currency', input.currency),
      valueArray,
    };
  },
  label: ({ description }) => description,
  words: ({ value, currency: code, valueArray }) => (
    value === null ? valueArray.map((each) => `${each.month}: ${each.value} ${code}`).join('\n') : `${value} ${code}`
  ),
});
