import type { PlanLevel } from '@heartwood/contract/domain';
import { planLevel, rowKind, rowName, rowText, rowWord, toRows, type PlacedRow, type RowInputOf } from '../growth';
import { invalid } from '../../request/errors';
import { customer, customerDetail } from './business-model.table';

export interface CustomerFields {
  name: string;
  category: string | null;
  type: string | null;
  description: string | null;
  problem: string | null;
  solution: string | null;
  valueProposition: string | null;
  priceSensitivity: PlanLevel | null;
  willingnessToPay: PlanLevel | null;
}
export type Customer = PlacedRow & CustomerFields;
export type CustomerInput = RowInputOf<CustomerFields>;

/** Whom the company works for: the segments, one row each. */
export const CUSTOMERS = rowKind({
  type: 'Customer', list: 'customers', table: customer, modules: ['customerSegment'],
  most: 200, refusal: 'A company can have at most 200 customer segments.',
  check: (input: CustomerInput) => ({
    name: rowName('name', input.name, 'The name'),
    category: rowWord('category', input.category, 'The category'),
    type: rowWord('type', input.type, 'The type'),
    description: rowText('description', input.description, 'The description'),
    problem: rowText('problem', input.problem, 'The problem'),
    solution: rowText('solution', input.solution, 'The solution'),
    valueProposition: rowText('valueProposition', input.valueProposition, 'The value proposition'),
    priceSensitivity: planLevel('priceSensitivity', input.priceSensitivity, 'The price sensitivity'),
    willingnessToPay: planLevel('willingnessToPay', input.willingnessToPay, 'The willingness to pay'),
  }),
  label: ({ name }) => name,
  words: ({ category, description, problem, solution, valueProposition }) => (
    [category, description, problem, solution, valueProposition].filter(Boolean).join('\n')
  ),
});

/** Where rows of other modules are linked to customers. */
export const TO_CUSTOMERS = toRows(customer, {
  module: 'customerSegment', type: 'Customer', refusal: 'Only customers of this company can be chosen.',
});

export interface CustomerDetailFields { customerId: string | null; title: string; value: string }
export type CustomerDetail = PlacedRow & CustomerDetailFields;
export type CustomerDetailInput = RowInputOf<CustomerDetailFields>;

/** What a company says of a customer beyond the fields that all have. Those of a deleted customer come back with it. */
export const CUSTOMER_DETAILS = rowKind({
  type: 'CustomerDetail', list: 'customerDetails', table: customerDetail, modules: ['customerSegment'],
  most: 1000, refusal: 'The customers of a company can have at most 1,000 details.',
  check: ({ customerId, title, value }: CustomerDetailInput) => {
    if (customerId == null) throw invalid('customerId', 'Say which customer it is of.');
    return { customerId, title: rowName('title', title, 'The title'), value: rowText('value', value, 'The value') ?? '' };
  },
  label: ({ title }) => title,
  words: ({ value }) => value,
  references: [{ field: 'customerId', column: customerDetail.customerId, to: TO_CUSTOMERS }],
});
