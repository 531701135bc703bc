import { builder } from '../../graphql/schema-builder';
import { CHANNEL, CHANNELS, CUSTOMER, CUSTOMERS, type BusinessChannel, type Customer } from '../business-model';
import { always, AreaRef, areaReading, perhaps, rowTypes, several, type Area } from '../growth';
import { MARKET_CUSTOMERS, type MarketCustomer, type MarketCustomerInput } from './market-customers';

export const MARKET_CUSTOMER = rowTypes<MarketCustomer, MarketCustomerInput>('MarketCustomer', {
  customerId: perhaps('ID'), currency: always('String'), number: perhaps('Float'), price: perhaps('Decimal'),
  projectedGrowth: perhaps('Decimal'), description: perhaps('String'), links: several('String'),
});

interface MarketPotentialLists { marketCustomers: MarketCustomer[]; customers: Customer[]; channels: BusinessChannel[] }

export const MARKET_POTENTIAL = areaReading<MarketPotentialLists>(
  'marketPotential', [MARKET_CUSTOMERS.rows, CUSTOMERS.rows, CHANNELS.rows],
);

export const MarketPotentialRef = builder.objectRef<Area & MarketPotentialLists>('MarketPotentialArea').implement({
  interfaces: [AreaRef],
  fields: (t) => ({
    marketCustomers: t.expose('marketCustomers', {
      type: [MARKET_CUSTOMER.row], description: 'Of TAM, SAM and SOM; the key says of which.',
    }),
    customers: t.expose('customers', { type: [CUSTOMER.row], description: 'The customers of the business model, to choose from.' }),
    channels: t.expose('channels', {
      type: [CHANNEL.row], description: 'The channels of the business model, which the market strategy leans on.',
    }),
  }),
});

/** The rows that steps of the company's stream bring. */
export const MARKET_POTENTIAL_RECORDS = [MARKET_CUSTOMER.row] as const;
