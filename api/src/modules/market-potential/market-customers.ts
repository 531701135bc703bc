import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { invalid } from '../../request/errors';
import { TO_CUSTOMERS } from '../business-model';
import {
  currency, decimal, optionalAmount, rowKind, rowText, webAddress, wholeNumber, type PlacedRow, type RowInputOf, type RowsPlace,
} from '../growth';
import { marketCustomer } from './market-potential.table';

export interface MarketCustomerFields {
  customerId: string | null;
  currency: string;
  number: number | null;
  price: string | null;
  projectedGrowth: string | null;
  description: string | null;
  links: string[];
}
export type MarketCustomer = PlacedRow & MarketCustomerFields;
export type MarketCustomerInput = RowInputOf<MarketCustomerFields>;

const NUMBERS = { min: 0, max: 1e10 };
/** Percent a year. */
const GROWTH = { min: -100, max: 10_000 };
const MOST_LINKS = 10;

/** TAM, SAM and SOM: the customers that each counts; `marketValue` says what they are worth. */
export const MARKET_CUSTOMERS = rowKind({
  type: 'MarketCustomer', list: 'marketCustomers', table: marketCustomer, modules: ['tam', 'sam', 'som'],
  most: 200, refusal: 'A market can have at most 200 rows.',
  check: (input: MarketCustomerInput) => {
    if (input.customerId == null) throw invalid('customerId', 'Choose a customer.');
    return {
      customerId: input.customerId,
      currency: currency('currency', input.currency),
      number: wholeNumber('number', input.number, NUMBERS, 'The number of customers'),
      price: optionalAmount('price', input.price, 'The price'),
      projectedGrowth: input.projectedGrowth == null
        ? null
        : decimal('projectedGrowth', input.projectedGrowth, GROWTH, 'The projected growth'),
      description: rowText('description', input.description, 'The description'),
      links: sources(input.links ?? []),
    };
  },
  // The name of the segment stands in a module that not everybody who reads this one may see.
  label: ({ number, price, currency: code }) => `${number?.toLocaleString('en-US') ?? '–'} × ${price ?? '–'} ${code}`,
  words: ({ projectedGrowth, description, links }) => (
    [projectedGrowth === null ? null : `${projectedGrowth} %`, description, ...links].filter(Boolean).join('\n')
  ),
  references: [{ field: 'customerId', column: marketCustomer.customerId, to: TO_CUSTOMERS }],
  inputs: inOneCurrency,
});

function sources(links: readonly string[]): string[] {
  if (links.length > MOST_LINKS) throw invalid('links', `There can be at most ${MOST_LINKS} sources.`);
  return links.map((link) => webAddress('links', link, 'A source'));
}

/**
 * A market is added up in one currency: the one that a row names becomes that of all rows of its module, and a row that names
 * none has that of the others.
 */
async function inOneCurrency(tx: Db, { companyId, key }: RowsPlace, input: MarketCustomerInput): Promise<MarketCustomerInput[]> {
  const others = await tx.select({ id: marketCustomer.id, currency: marketCustomer.currency }).from(marketCustomer)
    .where(and(
      eq(marketCustomer.companyId, companyId), eq(marketCustomer.key, key), eq(marketCustomer.isDeleted, false),
      ne(marketCustomer.id, input.id),
    ))
    .orderBy(asc(marketCustomer.position));
  if (input.currency == null) return [{ ...input, currency: others[0]?.currency }];
  return [input, ...others.filter((other) => other.currency !== input.currency).map(({ id }) => ({ id, currency: input.currency }))];
}
