import './market-potential.fields';
import './clues';

export * from './market-potential.table';
export { MARKET_CUSTOMERS, type MarketCustomer } from './market-customers';
export { MARKET_CUSTOMER, MARKET_POTENTIAL_RECORDS } from './market-potential.schema';
export { writeDemoMarketPotential, type DemoMarketPotential } from './market-potential.demo';
