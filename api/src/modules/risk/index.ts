import './risk.fields';
import './clues';

export * from './risk.table';
export { writeDemoRisk, type DemoRisk } from './risk.demo';
export { RISK_RECORDS } from './risk.schema';
