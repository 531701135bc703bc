import './competition.fields';

export * from './competition.table';
export { COMPETITION_RECORDS } from './competition.schema';
