import './market-potential.fields';
import './clues';

export * from './market-potential.table';
export { MARKET_POTENTIAL_RECORDS } from './market-potential.schema';
