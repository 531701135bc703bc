import './risk.fields';

export * from './risk.table';
export { RISK_RECORDS } from './risk.schema';
