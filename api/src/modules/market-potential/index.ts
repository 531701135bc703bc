import './market-potential.fields';

export * from './market-potential.table';
export { writeDemoMarketPotential, type DemoMarketPotential } from './market-potential.demo';
export { MARKET_POTENTIAL_RECORDS } from './market-potential.schema';
