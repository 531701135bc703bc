import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import type { MarketPotentialArea } from './market-potential-area';
import type { MarketKey } from './markets';

/** The rows of the market potential. */
export type MarketPotentialRows = Pick<MarketPotentialArea, 'marketCustomers'>;

/** Loopcrate's, with the segments of its business model. */
export function sampleMarketPotential(): MarketPotentialRows {
  const row = (key: MarketKey, position: number, number: number, price: string | null, projectedGrowth: string | null = null) => ({
    __typename: 'MarketCustomer' as const, id: `${key}-${position}`, key, position, revision: 1, customerId: `customer-${position}`,
    currency: 'EUR', number, price, projectedGrowth, description: null as string | null, links: [] as string[],
  });
  const grocers = {
    ...row('tam', 1, 181_400, '4800.0000', '6.0000'), description: 'Shops under 400 m² with fresh food, EU-27, Switzerland and Norway.',
    links: ['https://eurostat.example/retail-census-2024', 'https://hde.example/kleinflaechen.pdf'],
  };
  return {
    marketCustomers: [
      grocers, row('tam', 2, 98_700, null), row('sam', 1, 41_200, '4800.0000', '6.0000'), row('som', 1, 3900, '4800.0000'),
    ],
  };
}

interface Answering {
  rows: MarketPotentialRows;
  /** The payload of a command on a row. */
  answer(type: string, row: object | null): object;
}

/** What a server answers to the commands of the market potential: what is left out of a change stays as it is. */
export function marketPotentialOperations({ rows: { marketCustomers: list }, answer }: Answering): Record<string, OperationAnswer> {
  return {
    SaveMarketCustomer: ({ row }) => {
      const { baseRevision: _base, ...fields } = row as { id: string; baseRevision?: number };
      const at = list.findIndex(({ id }) => id === fields.id);
      const saved = { __typename: 'MarketCustomer', ...list[at], ...fields, revision: (list[at]?.revision ?? 0) + 1 };
      list.splice(at < 0 ? list.length : at, at < 0 ? 0 : 1, saved as (typeof list)[number]);
      return { saveMarketCustomer: answer('MarketCustomer', saved) };
    },
    DeleteMarketCustomer: ({ id }) => {
      list.splice(0, list.length, ...list.filter((each) => each.id !== id));
      return { deleteMarketCustomer: answer('MarketCustomer', null) };
    },
  };
}
