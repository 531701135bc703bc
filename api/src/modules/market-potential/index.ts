import './market-potential.fields';

export * from './market-potential.table';
export { MARKET_POTENTIAL_RECORDS } from './market-potential.schema';
